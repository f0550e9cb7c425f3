import { addDays, addMonths } from '@tourdesk/domain/calendar'
import { dayAhead, inList } from '../../support/days.ts'
import { filterBy } from '../../support/fields.ts'
import { watchCalls } from '../../support/requests.ts'
import { expect, type Page, type Say, test } from '../journey.ts'

const list = '**/api/v1/orders/purchasedTours/data**'

test.beforeEach(({ page, signIn }) => signIn(page, 'admin@demo.example', '/'))

test('OPS-01 OPS-20 OPS-21 OPS-26 the list shows purchased tours, page by page', async ({ page, say }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Operations', 'תפעול'))
  await expect(rowsOf(page)).toHaveCount(25)
  await expect(page.getByRole('columnheader')).toContainText(columns(say))
  const row = rowsOf(page).first()
  await expect(row).toContainText(/\d{2}\/\d{2}\/20\d\d/)
  await expect(page.getByRole('main').getByRole('region')).toContainText(say('BOOKED', 'הוזמן'))
  await expect(page.getByRole('main').getByRole('region')).not.toContainText('NOT_CONFIRMED')

  const size = page.getByRole('combobox', { name: say('Rows per page', 'שורות בעמוד') })
  await size.click()
  await expect(page.getByRole('option')).toHaveText(['1', '5', '10', '25', '50', '100'])
  await page.getByRole('option', { name: '5', exact: true }).click()
  await expect(rowsOf(page)).toHaveCount(5)
  const numbers = await rowsOf(page).allInnerTexts()
  await page.getByRole('button', { name: say('Page 2', 'עמוד 2'), exact: true }).click()
  await expect(page).toHaveURL(/\?page=2&limit=5$|\?limit=5&page=2$/)
  await expect(page.getByText('6–10')).toBeVisible()
  await expect.poll(() => rowsOf(page).allInnerTexts()).not.toEqual(numbers)
  await page.goto('/operations?page=999&language=klingon&order=cut-off')
  await expect(page).toHaveURL(/\/operations\?page=\d\d$/)
  await expect(rowsOf(page)).not.toHaveCount(0)
})

test('OPS-03 OPS-04 a search waits until typing stops and says when nothing was found', async ({
  page,
  say,
}) => {
  const search = page.getByRole('searchbox', {
    name: say('Order #, Ref #, Customer or Notes...', 'מס׳ הזמנה, אסמכתה, לקוח או הערות...'),
  })
  await expect(rowsOf(page)).toHaveCount(25)
  const number = (await rowsOf(page).first().getByRole('link').innerText()).trim()
  await search.pressSequentially(number, { delay: 30 })
  await expect(page).toHaveURL(new RegExp(`search=${number}$`))
  await expect(rowsOf(page).filter({ hasNotText: number })).toHaveCount(0)
  await expect(search).toBeFocused()
  await search.fill('no such guest')
  await expect(
    page.getByText(say('No order matching this number was found', 'לא נמצאה הזמנה עם המספר הזה')),
  ).toBeVisible()
  await page.getByRole('button', { name: say('Clear search', 'ניקוי החיפוש') }).click()
  await expect(rowsOf(page)).toHaveCount(25)
  await expect(page).toHaveURL(/\/operations$/)
})

test('OPS-03 HOLE-O65 a search that finds nothing because of the dates offers all dates, and a full number ignores dates', async ({
  page,
  say,
}) => {
  await expect(rowsOf(page)).toHaveCount(25)
  const number = (await rowsOf(page).first().getByRole('link').innerText()).trim()
  const customer = (await rowsOf(page).first().getByRole('cell').nth(2).innerText()).trim()
  const days = 'startDate=2031-01-01&endDate=2031-01-07'
  await page.goto(`/operations?search=${number}&${days}`)
  await expect(rowsOf(page)).not.toHaveCount(0)
  await page.goto(`/operations?search=${encodeURIComponent(customer)}&${days}`)
  await expect(page.getByText(/01\/01\/2031 – 07\/01\/2031/).last()).toBeVisible()
  const offer = page.getByRole('button', { name: say('Search all dates', 'חיפוש בכל התאריכים') })
  await offer.click()
  await expect(rowsOf(page).filter({ hasText: number })).not.toHaveCount(0)
  await expect(page).toHaveURL(/dates=all/)
  const dates = say('Dates: All dates', 'תאריכים: כל התאריכים')
  await expect(page.getByRole('button', { name: dates, exact: true })).toBeVisible()
  await page.goto(`/operations?search=zebra&${days}`)
  await expect(page.getByText(say('No order matching', 'לא נמצאה הזמנה'))).toBeVisible()
  await expect(offer).toHaveCount(0)
})

test('OPS-05 OPS-06 OPS-07 OPS-08 OPS-09 OPS-10 OPS-11 OPS-12 OPS-13 OPS-14 OPS-15 OPS-16 every filter starts at "all", narrows the list, is kept in the address and can be cleared', async ({
  page,
  say,
}) => {
  const status = say('Tour Status', 'סטטוס הסיור')
  const language = say('Language', 'שפה')
  const all = say('all', 'הכול')
  await page.getByRole('button', { name: say('More filters', 'עוד מסננים') }).click()
  await expect(page.getByRole('search').getByRole('combobox', { name: new RegExp(` ${all}$`) })).toHaveCount(
    15,
  )
  const calls = watchCalls(page)
  for (const [name, key, first] of filters(say)) {
    await page
      .getByRole('search')
      .getByRole('combobox', { name: `${name} ${all}`, exact: true })
      .click()
    await page.getByRole('option').nth(1).click()
    await page.keyboard.press('Escape')
    const chosen = new RegExp(`[?&]${key}=${first}(&|$)`)
    await expect(page).toHaveURL(chosen)
    await expect.poll(() => calls('GET orders/purchasedTours/data').at(-1)).toMatch(chosen)
  }
  await page.getByRole('button', { name: say('Clear filters', 'ניקוי המסננים') }).click()
  await expect(page).toHaveURL(/\/operations$/)
  await filterBy(page, language, say('French', 'צרפתית'))
  await filterBy(page, status, say('CONFIRMED', 'אושר'))
  await expect(page).toHaveURL(/language=french/)
  await expect(page).toHaveURL(/tourStatus=CONFIRMED/)
  for (const shown of [say('French', 'צרפתית'), say('CONFIRMED', 'אושר')]) {
    await expect(rowsOf(page).filter({ hasNotText: shown })).toHaveCount(0)
  }
  await expect(rowsOf(page)).not.toHaveCount(0)
  await page.getByRole('button', { name: say(`Remove filter: ${status}`, `הסרת המסנן: ${status}`) }).click()
  await expect(page).toHaveURL(/\?language=french$/)
  await page.getByRole('button', { name: say('Clear filters', 'ניקוי המסננים') }).click()
  await expect(page).toHaveURL(/\/operations$/)
})

test('OPS-17 OPS-18 the days run from half a year back to a year ahead, and are picked in a one-month calendar', async ({
  page,
  say,
}) => {
  const range = page.getByRole('button', { name: say('Dates', 'תאריכים') })
  await expect(range).toContainText(`${inList(dayAhead(-180))} – ${inList(dayAhead(365))}`)
  await range.click()
  const calendar = page.getByRole('dialog', { name: say('Dates', 'תאריכים') })
  await expect(calendar.getByRole('table')).toHaveCount(1)
  await calendar.getByRole('button', { name: say('Next 7 days', '7 הימים הקרובים') }).click()
  await expect(page).toHaveURL(new RegExp(`startDate=${dayAhead(0)}&endDate=${dayAhead(6)}`))
})

test('filters by days look back too: yesterday, the last days, this month, the month before and this year', async ({
  page,
  say,
}) => {
  const today = dayAhead(0)
  const month = today.slice(0, 8)
  const range = page.getByRole('button', { name: new RegExp(`^${say('Dates', 'תאריכים')}:`) })
  const calendar = page.getByRole('dialog', { name: say('Dates', 'תאריכים') })
  const beforeThisMonth = addDays(`${month}01`, -1)
  for (const [preset, from, to] of [
    [say('Yesterday', 'אתמול'), dayAhead(-1), dayAhead(-1)],
    [say('Last 7 days', '7 הימים האחרונים'), dayAhead(-6), today],
    [say('This month', 'החודש'), `${month}01`, addDays(addMonths(`${month}01`, 1), -1)],
    [say('Last month', 'החודש שעבר'), `${beforeThisMonth.slice(0, 8)}01`, beforeThisMonth],
    [say('This year', 'השנה'), `${today.slice(0, 4)}-01-01`, `${today.slice(0, 4)}-12-31`],
  ] as const) {
    await range.click()
    const offered = calendar.getByRole('button', { name: preset, exact: true })
    await offered.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`startDate=${from}&endDate=${to}`))
    await expect(range).toContainText(`${inList(from)} – ${inList(to)}`)
  }
})

test('OPS-22 OPS-23 FORM-01 FORM-04 FORM-05 FORM-12 FORM-17 FORM-18 FORM-76 a row opens its order in the form of its type', async ({
  page,
  say,
}) => {
  const form = page.getByRole('dialog', { name: say('Order', 'הזמנה') })
  const steps = form.getByRole('navigation', { name: say('Steps', 'שלבים') }).getByRole('button')
  const coupon = form.getByRole('textbox', { name: say('Coupon code', 'קוד קופון') })
  for (const [type, first, coupons] of [
    ['daily', say('Tours', 'סיורים'), 1],
    ['starTour', say('Tours', 'סיורים'), 0],
    ['private', say('Tour', 'סיור'), 0],
    ['package', say('Tour', 'סיור'), 0],
  ] as const) {
    await page.goto(`/operations?orderType=${type}&orderStatus=pending`)
    const number = await rowsOf(page).first().getByRole('link').innerText()
    await rowsOf(page).first().getByRole('cell').nth(3).click()
    await expect(form.getByRole('heading', { level: 2 })).toContainText(number)
    await expect(steps.first()).toHaveAccessibleName(first)
    await steps.last().click()
    await expect(form.getByRole('textbox', { name: say('Order #', 'מס׳ הזמנה') })).toBeDisabled()
    await expect(coupon).toHaveCount(coupons)
    await expect(page).toHaveURL(/\/operations\?.*order=[0-9a-f-]{36}/)
    const status = form.getByRole('combobox', { name: say('Tour Status', 'סטטוס הסיור') })
    if (type === 'daily') await expect(status.first()).toBeEnabled()
    else await expect(status).toHaveCount(0)
    for (const name of [say('Agency', 'סוכנות'), say('Agent', 'סוכן'), say('Currency', 'מטבע')])
      await expect(form.getByRole('combobox', { name, exact: true })).toBeVisible()
    await expect(form.getByRole('region', { name: say('Payments', 'תשלומים') })).toBeVisible()
    await expect(form.getByText(say('Total', 'סה״כ')).last()).toContainText(/[$€₪]\d|TBD|ייקבע/)
    for (const name of [say('Save order', 'שמירת ההזמנה'), say('Close form', 'סגירת הטופס')])
      await expect(form.getByRole('button', { name, exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(form).toHaveCount(0)
    await expect(rowsOf(page).first().getByRole('link')).toBeFocused()
  }
})

test('a list that cannot be loaded says what failed and offers to try again', async ({ page, say }) => {
  await page.route(list, (route) => route.abort('connectionrefused'))
  await page.reload()
  await expect(page.getByRole('alert')).toContainText(say('No connection to the server', 'אין חיבור לשרת'))
  await page.unroute(list)
  await page.getByRole('button', { name: say('Try again', 'נסו שוב') }).click()
  await expect(rowsOf(page)).toHaveCount(25)
})

function rowsOf(page: Page) {
  return page.getByRole('row').filter({ has: page.getByRole('link') })
}

/**
 * Every filter of a list: its label, its key in the address and in the call, and a pattern for its first
 * value.
 */
function filters(say: Say): [string, string, string][] {
  return [
    [say('Tours', 'סיורים'), 'tours', '[0-9a-f-]{36}'],
    [say('Agencies', 'סוכנויות'), 'agencies', '[0-9a-f-]{36}'],
    [say('Tour Status', 'סטטוס הסיור'), 'tourStatus', 'BOOKED'],
    [say('Payment', 'תשלום'), 'money', 'unpriced'],
    [say('Order Status', 'סטטוס ההזמנה'), 'orderStatus', 'pending'],
    [say('Language', 'שפה'), 'language', 'english'],
    [say('Pickup city', 'עיר איסוף'), 'pickupCity', 'tel_aviv'],
    [say('Dropoff city', 'עיר פיזור'), 'dropoffCity', 'tel_aviv'],
    [say('Source', 'מקור'), 'source', 'website'],
    [say('Group Type', 'סוג קבוצה'), 'groupType', 'small_group'],
    [say('Order Type', 'סוג הזמנה'), 'orderType', 'daily'],
    [say('Price Class', 'רמת מחיר'), 'priceClass', 'premium'],
    [say('Weekday', 'יום בשבוע'), 'weekdays', '0'],
    [say('Reason for canceling', 'סיבת הביטול'), 'cancelReason', 'customer'],
  ]
}

function columns(say: Say): string[] {
  return [
    say('Order #', 'מס׳ הזמנה'),
    say('Customer', 'לקוח'),
    say('Tour', 'סיור'),
    say('Date', 'תאריך'),
    say('Tour Status', 'סטטוס הסיור'),
    say('Order Status', 'סטטוס ההזמנה'),
    say('Open', 'נותר לתשלום'),
    say('Participants', 'משתתפים'),
    say('Total', 'סה״כ'),
    say('Paid', 'שולם'),
    say('Agency', 'סוכנות'),
    say('Ref #', 'אסמכתה'),
    say('Language', 'שפה'),
    say('Group Type', 'סוג קבוצה'),
  ]
}
