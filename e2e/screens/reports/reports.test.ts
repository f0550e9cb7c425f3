import { addDays, addMonths } from '@tourdesk/domain/calendar'
import { dayAhead, inList } from '../../support/days.ts'
import { expect, type Page, type Say, test } from '../journey.ts'

const month = `${dayAhead(0).slice(0, 8)}01`
const endOfMonth = addDays(addMonths(month, 1), -1)

function table(page: Page) {
  return page.getByRole('region').getByRole('table')
}

function total(page: Page, say: Say) {
  return table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: say('Total', 'סה״כ'), exact: true }) })
}

/** The number in a text like `-$1,234.50`. */
function amountIn(text: string): number {
  return Number(text.replace(/[^\d.-]/g, ''))
}

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('main').getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('the reports are in the menu under Money, each at an address of its own', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'admin@demo.example', '/')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: say('Reports', 'דוחות'), exact: true })
    .click()
  await expect(page).toHaveURL(/\/reports\/sales$/)
  for (const [name, address] of [
    [say('Lead time', 'זמן הזמנה מראש'), 'leadTime'],
    [say('Cancellations', 'ביטולים'), 'cancellations'],
    [say('Money received', 'כספים שהתקבלו'), 'received'],
    [say('Commission', 'עמלות'), 'commission'],
    [say('Owed by agencies', 'חובות סוכנויות'), 'agencies'],
    [say('No-shows', 'לא הגיעו'), 'noShows'],
    [say('Guide and driver days', 'ימי מדריכים ונהגים'), 'crew'],
    [say('Vehicle use', 'ניצול רכבים'), 'vehicles'],
    [say('Seats filled', 'תפוסה'), 'fill'],
    [say('Booking pace', 'קצב הזמנות'), 'pace'],
  ] as const) {
    const tab = page.getByRole('tab', { name, exact: true })
    await tab.click()
    await expect(page).toHaveURL(new RegExp(`/reports/${address}$`))
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
})

test('REP-02 a report starts with this month, and its days, basis, rows and filters are in the address', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'admin@demo.example', '/reports/sales')
  const days = page.getByRole('main').getByRole('button', { name: say('Days', 'תאריכים'), exact: true })
  await expect(days).toContainText(`${inList(month)} – ${inList(endOfMonth)}`)

  await test.step('what is chosen is in the address', async () => {
    await choose(page, say('Period', 'תקופה'), say('Last 7 days', '7 הימים האחרונים'))
    await expect(page).toHaveURL(/range=last_7_days/)
    await expect(days).toContainText(`${inList(dayAhead(-6))} – ${inList(dayAhead(0))}`)
    await choose(page, say('Counted by', 'לפי'), say('Day of the tour', 'יום הסיור'))
    await expect(page).toHaveURL(/basis=travel/)
    await choose(page, say('Rows', 'שורות'), say('Agency', 'סוכנות'))
    await choose(page, say('and by', 'וגם לפי'), say('Month', 'חודש'))
    await expect(page).toHaveURL(/groupBy=agency,month/)
  })

  await test.step('an address shows the same again, with the filters that the next report has too', async () => {
    await page.goto('/reports/sales?range=this_year&basis=travel&groupBy=tour&source=website&coupon=SPRING')
    const removes = (name: string) =>
      page.getByRole('button', { name: say(`Remove filter: ${name}`, `הסרת המסנן: ${name}`) })
    await expect(removes(say('Source', 'מקור'))).toBeVisible()
    await expect(removes(say('Coupon', 'קופון'))).toBeVisible()
    await expect(table(page).getByRole('columnheader').first()).toHaveText(say('Tour', 'סיור'))
    await page.getByRole('tab', { name: say('Money received', 'כספים שהתקבלו') }).click()
    await expect(page).toHaveURL(/\/reports\/received\?range=this_year&source=website$/)
    await expect(removes(say('Coupon', 'קופון'))).toHaveCount(0)
  })

  await test.step('three years are the most', async () => {
    await page.goto('/reports/sales?startDate=2023-01-01&endDate=2026-12-31')
    await expect(page.getByRole('alert')).toContainText(say('at most 1096 days', '1096'))
  })
})

test('REP-04 a number is compared with the one before: difference and percent, and no percent of 0', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'admin@demo.example', '/reports/sales?range=last_7_days&groupBy=agency&basis=travel')
  await choose(page, say('Compared with', 'בהשוואה ל'), say('The days before', 'התקופה הקודמת'))
  await expect(page).toHaveURL(/compare=previous/)
  await expect(
    page.getByRole('main').getByText(say('Below each number are', 'מתחת לכל מספר נמצאים')),
  ).toContainText(`${inList(dayAhead(-13))} – ${inList(dayAhead(-7))}`)
  const gross = total(page, say).getByRole('cell').first()
  await expect(gross).toContainText('%')
  const [now = 0, before = 0, difference = 0, percent = 0] =
    (await gross.innerText()).match(/[+-]?\$?[\d,]+(\.\d+)?%?/g)?.map(amountIn) ?? []
  expect(now).toBeGreaterThan(0)
  expect(difference).toBeCloseTo(now - before, 2)
  expect(percent).toBeCloseTo((difference / before) * 100, 1)

  for (const compare of ['year', 'weekdays']) {
    await page.goto(`/reports/sales?range=last_7_days&groupBy=agency&basis=travel&compare=${compare}`)
    await expect(total(page, say).getByRole('cell').first()).toContainText('+')
    await expect(total(page, say).getByRole('cell').first()).not.toContainText('%')
  }
})

test('the chart has the numbers of the table, at most 12 groups and the rest as one', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'admin@demo.example', '/reports/sales?range=this_year&groupBy=tour&basis=travel')
  const chart = page.getByRole('figure', { name: say('Sales: Gross', 'מכירות: ברוטו') })
  const points = chart.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(points).toHaveCount(13)
  await expect(points.last().getByRole('rowheader')).toHaveText(say('Others', 'אחר'))
  const drawn = (await points.getByRole('cell').allInnerTexts()).map(amountIn)
  const sum = drawn.reduce((one, other) => one + other, 0)
  expect(sum).toBeCloseTo(amountIn(await total(page, say).getByRole('cell').first().innerText()), 2)

  await choose(page, say('In the chart', 'בתרשים'), say('People', 'אנשים'))
  await expect(page).toHaveURL(/chart=people/)
  await expect(page.getByRole('figure', { name: say('Sales: People', 'מכירות: אנשים') })).toBeVisible()
})

test('a number opens the tours behind it in Operations, with the same days and filters', async ({
  page,
  say,
  signIn,
}) => {
  for (const basis of ['booking', 'travel']) {
    await signIn(page, 'admin@demo.example', `/reports/sales?range=last_30_days&groupBy=tour&basis=${basis}`)
    await expect(total(page, say)).toBeVisible()
    const heads = await table(page).getByRole('columnheader').allInnerTexts()
    const at = heads.indexOf(say('Tours', 'סיורים'))
    const row = table(page).getByRole('row').nth(1)
    const number = row.getByRole('cell').nth(at - 1)
    const tours = await number.innerText()
    await number.getByRole('link').click()
    await expect(page).toHaveURL(/\/operations\?.*tours=/)
    await expect(page.getByText(new RegExp(`(of|מתוך) ${tours}$`)).first()).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/reports\/sales/)
  }
})

test('REP-12 a report is saved as a view whose range moves along, and a colleague opens it', async ({
  page,
  say,
  signIn,
  newcomer,
}) => {
  await signIn(page, 'admin@demo.example', '/reports/cancellations?range=last_month&groupBy=agency')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: say('Columns', 'עמודות') }).click()
  const columns = page.getByRole('dialog')
  await columns.getByRole('checkbox', { name: say('Refunds', 'החזרים') }).uncheck()
  await columns.getByRole('button', { name: say('Done', 'סיום') }).click()
  await main.getByRole('button', { name: say('Views', 'תצוגות'), exact: true }).click()
  await page.getByRole('menuitem', { name: say('Save as a new view', 'שמירה כתצוגה חדשה') }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('Who cancels')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/reports\/cancellations\?view=[0-9a-f-]{36}$/)
  const id = new URL(page.url()).searchParams.get('view')

  await test.step('its address shows the last month, whichever that is, without the hidden column', async () => {
    const other = await newcomer()
    await signIn(other, 'owner@demo.example')
    // Also from the page of another report.
    await other.goto(`/reports/sales?view=${id}`)
    await expect(other).toHaveURL(new RegExp(`/reports/cancellations\\?view=${id}$`))
    const list = other.getByRole('main')
    await expect(list.getByText('Who cancels', { exact: true })).toBeVisible()
    const lastMonth = `${inList(addMonths(month, -1))} – ${inList(addDays(month, -1))}`
    await expect(list.getByRole('button', { name: say('Days', 'תאריכים'), exact: true })).toContainText(
      lastMonth,
    )
    await expect(table(other).getByRole('columnheader').first()).toHaveText(say('Agency', 'סוכנות'))
    await expect(
      table(other).getByRole('columnheader', { name: say('Refunds', 'החזרים'), exact: true }),
    ).toHaveCount(0)
  })

  await test.step('the menu of any report has it', async () => {
    await page.goto('/reports/crew')
    await main.getByRole('button', { name: say('Views', 'תצוגות'), exact: true }).click()
    await page.getByRole('menuitem', { name: 'Who cancels' }).click()
    await expect(page).toHaveURL(new RegExp(`/reports/cancellations\\?view=${id}$`))
  })
})

test('REP-13 owners and admins of an agency have the reports of their own orders, and agents have none', async ({
  page,
  say,
  signIn,
}) => {
  for (const login of ['agency-owner@demo.example', 'agency-admin@demo.example']) {
    await signIn(page, login, '/reports/sales?range=this_year&groupBy=agent')
    await expect(page.getByRole('tab')).toHaveText([
      say('Sales', 'מכירות'),
      say('Lead time', 'זמן הזמנה מראש'),
      say('Cancellations', 'ביטולים'),
    ])
    await expect(
      table(page)
        .getByRole('columnheader')
        .filter({ hasText: say('Commission', 'עמלה') }),
    ).toBeVisible()
    await expect(
      table(page)
        .getByRole('columnheader')
        .filter({ hasText: say('Discount', 'הנחה') }),
    ).toHaveCount(0)
    await page
      .getByRole('main')
      .getByRole('combobox', { name: say('Rows', 'שורות'), exact: true })
      .click()
    await expect(page.getByRole('option', { name: say('Agent', 'סוכן'), exact: true })).toBeVisible()
    await expect(page.getByRole('option', { name: say('Agency', 'סוכנות'), exact: true })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.goto('/reports/crew')
    await expect(page).toHaveURL(/\/reports\/sales$/)
  }
  await signIn(page, 'agent@demo.example', '/reports/sales')
  await expect(page).toHaveURL(/\/agency_orders/)
})

test('REP-14 each number explains itself in a sentence while its heading has the focus', async ({
  page,
  say,
  signIn,
}) => {
  // This month has no sales yet on its first morning.
  await signIn(page, 'admin@demo.example', '/reports/sales?range=last_month')
  await table(page)
    .getByRole('columnheader')
    .getByRole('button', { name: say('Gross', 'ברוטו'), exact: true })
    .focus()
  await expect(page.getByRole('tooltip')).toHaveText(
    say(
      "Gross: what customers pay, without canceled tours, in USD at the order's own rate.",
      'ברוטו: מה שהלקוחות משלמים, בלי סיורים שבוטלו, בדולרים לפי שער ההזמנה.',
    ),
  )
  const headings = table(page).getByRole('columnheader').getByRole('button')
  for (const heading of (await headings.all()).slice(1)) {
    const label = await heading.innerText()
    await heading.focus()
    await expect(page.getByRole('tooltip').last()).toHaveText(new RegExp(`^${label}: .{10,}\\.$`))
    await heading.blur()
  }
})

test('orders without a price are named below the table, and a click on a heading sorts', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'admin@demo.example', '/reports/sales?range=this_year&groupBy=agency')
  await expect(
    page.getByText(say('have no price yet.', 'עדיין אין מחיר.'), { exact: false }).first(),
  ).toBeVisible()
  const people = page
    .getByRole('columnheader')
    .getByRole('button', { name: say('People', 'אנשים'), exact: true })
  const numbers = async () => {
    const at = (await table(page).getByRole('columnheader').allInnerTexts()).indexOf(say('People', 'אנשים'))
    const rows = await table(page).getByRole('row').all()
    const cells = await Promise.all(
      rows.slice(1, -1).map((row) =>
        row
          .getByRole('cell')
          .nth(at - 1)
          .innerText(),
      ),
    )
    return cells.map(amountIn)
  }
  await people.click()
  await expect(page).toHaveURL(/sort=-people/)
  const down = await numbers()
  expect(down).toEqual(down.toSorted((a, b) => b - a))
  await people.click()
  await expect(page).toHaveURL(/sort=people/)
  expect(await numbers()).toEqual(down.toReversed())
})

test('REP-17 a period without sales says so, and a report that can’t be loaded offers to try again', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'admin@demo.example', '/reports/sales?startDate=2031-01-01&endDate=2031-01-31')
  await expect(
    page.getByText(say('No sales in this period.', 'אין מכירות בתקופה הזאת.'), { exact: true }),
  ).toBeVisible()
  const call = /\/reports\/sales\?/
  await page.route(/api.*\/reports\/sales/, (route) => route.abort('connectionrefused'))
  await page.goto('/reports/sales?range=last_7_days')
  await expect(page.getByRole('alert')).toContainText(say('No connection to the server', 'אין חיבור לשרת'))
  await page.unroute(/api.*\/reports\/sales/)
  await page.getByRole('button', { name: say('Try again', 'נסו שוב') }).click()
  await expect(total(page, say)).toBeVisible()
  await expect(page).toHaveURL(call)
})
