import { dayAhead, weekdayFrom } from '../../support/days.ts'
import { filterBy } from '../../support/fields.ts'
import { orderForm } from '../../support/orderForm.ts'
import { placeOrder } from '../../support/placeOrder.ts'
import { watchCalls } from '../../support/requests.ts'
import { expect, type Page, type Say, test } from '../journey.ts'

test('AGO-02 AGO-05 AGO-06 FORM-01 FORM-80 HOLE-O67 an agent finds a tour among the cards and books it', async ({
  page,
  say,
  signIn,
}) => {
  const calls = watchCalls(page)
  await signIn(page, 'agent@demo.example', '/')
  await expect(page).toHaveURL(/\/agency_orders$/)
  await expect(page.getByRole('tab')).toHaveText([say('Tours', 'סיורים'), say('Orders', 'הזמנות')])

  const cards = page.getByRole('list', { name: say('Tours that can be booked', 'סיורים שאפשר להזמין') })
  const card = (name: string) =>
    cards.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await test.step('a card shows its picture and two prices', async () => {
    const masada = card('Masada, Ein Gedi and the Dead Sea')
    await expect(masada.locator('img')).toHaveAttribute('src', /\/uploads\/tours\//)
    await expect(masada).toContainText(say('from $', 'החל מ-$'))
    await expect(masada).toContainText(say('private group from $', 'קבוצה פרטית החל מ-$'))
  })

  await test.step('every tour on sale has a card with its text, its price and a button to book it', async () => {
    expect(calls('GET tours/getActiveTours')).not.toEqual([])
    const { data }: { data: CardTour[] } = await (
      await page.request.get('/api/v1/tours/getActiveTours')
    ).json()
    await expect(cards.getByRole('listitem')).toHaveCount(data.length)
    for (const { name, headLine, description, lowPrice, lowPrivatePrice } of data) {
      const shown = cards
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name, exact: true }) })
      await expect(shown).toContainText(headLine)
      await expect(shown).toContainText(firstWords(description))
      for (const price of [lowPrice, lowPrivatePrice])
        if (price !== null) await expect(shown).toContainText(`$${price.toLocaleString('en-US')}`)
      await expect(
        shown.getByRole('button', { name: say(`Book Now: ${name}`, `להזמין עכשיו: ${name}`), exact: true }),
      ).toHaveText(say('Book Now', 'להזמין עכשיו'))
    }
  })

  await test.step('filters narrow the cards and are kept in the address', async () => {
    await page
      .getByRole('searchbox', { name: say('Search by tour name', 'חיפוש לפי שם סיור') })
      .fill('jerusalem')
    await expect(page).toHaveURL(/name=jerusalem$/)
    await expect(card('Golan Heights')).toHaveCount(0)
    await filterBy(page, say('Region', 'אזור'), say('North', 'צפון'))
    await expect(
      page.getByText(say('Nothing matches these filters.', 'אין תוצאות למסננים שנבחרו.')),
    ).toBeVisible()
    await page.getByRole('button', { name: say('Clear filters', 'ניקוי המסננים') }).click()
    await filterBy(page, say('Language', 'שפה'), say('Spanish', 'ספרדית'))
    await filterBy(page, say('Group Type', 'סוג קבוצה'), say('Private', 'קבוצה פרטית'))
    await expect(page).toHaveURL(/groupType=private_group/)
    await page.reload()
    await expect(page.getByRole('button', { name: say('Clear filters', 'ניקוי המסננים') })).toBeVisible()
    await page.getByRole('button', { name: say('Clear filters', 'ניקוי המסננים') }).click()
    await expect(page).toHaveURL(/\/agency_orders$/)
  })

  await test.step('Book Now opens a new daily order of that tour', async () => {
    await card('Golan Heights')
      .getByRole('button', { name: say('Book Now: Golan Heights', 'להזמין עכשיו: Golan Heights') })
      .click()
    const order = orderForm(page, say)
    await expect(order.list(say('Tour', 'סיור'))).toHaveValue('Golan Heights')
    await expect(order.form.getByRole('radio', { name: say('Daily', 'יומי'), exact: true })).toBeChecked()
    await expect(order.summary).toContainText('Golan Heights')
    await expect(page).toHaveURL(/\/agency_orders\?/)
    await fillOrder(order, say)
    await expect(order.list(say('Agency', 'סוכנות'))).toHaveValue('Blue Dome Travel')
    await expect(order.list(say('Agency', 'סוכנות'))).toBeDisabled()
    await expect(order.list(say('Agent', 'סוכן'))).toHaveValue('Shani Levi')
    await expect(order.list(say('Agent', 'סוכן'))).toBeDisabled()
    await order.close()
    await page.getByRole('button', { name: say('Exit', 'יציאה'), exact: true }).click()
    await expect(order.form).toHaveCount(0)
    await expect(page).toHaveURL(/\/agency_orders$/)
  })
})

test('OPERM-12 ROLE-25 a private group is offered to the agency that may sell it; to another it is neither offered nor sold', async ({
  page,
  say,
  signIn,
}) => {
  const order = orderForm(page, say)
  const setAllowed = async (isAllowed: boolean) => {
    await signIn(page, 'owner@demo.example')
    // Prices and commissions are sent to the same address; these keys tell them apart.
    const {
      priceManagement: _,
      commissionPerTour: __,
      ...agency
    } = await (await page.request.get(`/api/v1/accounts/${id}`)).json()
    const saved = await page.request.put(`/api/v1/accounts/${id}`, {
      data: { ...agency, allowPrivateGroup: isAllowed },
    })
    expect(saved.ok(), await saved.text()).toBe(true)
  }
  const offered = async () => {
    await signIn(page, 'agency-owner@demo.example')
    await page.goto('/agency_orders?order=new')
    await order.choose(say('Tour', 'סיור'), 'Golan Heights')
    await order.list(say('Group type', 'סוג קבוצה')).click()
    await page.getByRole('option').first().waitFor()
    return page.getByRole('option').allTextContents()
  }
  await signIn(page, 'agency-owner@demo.example')
  const { account } = await (await page.request.get('/api/v1/auth/getCurrentUser')).json()
  const id: string = account._id
  const privateGroup = say('Private', 'קבוצה פרטית')
  expect(await offered()).toContain(privateGroup)
  await setAllowed(false)
  expect(await offered()).not.toContain(privateGroup)
  const wish = {
    tour: 'Golan Heights',
    day: dayAhead(20),
    lastName: 'Tal',
    group_type: 'private_group' as const,
  }
  await expect(placeOrder(page, wish)).rejects.toThrow('private_group_not_allowed')
  await setAllowed(true)
})

test('AGO-07 AGO-08 AGO-09 AGO-10 AGO-11 AGO-14 AGO-15 AGO-16 AGO-17 OPERM-08 OCONST-21 FORM-81 FORM-82 HOLE-O65 the owner of an agency finds its orders by number, days, status and agent', async ({
  page,
  say,
  signIn,
  colleague,
}) => {
  await signIn(page, 'agency-owner@demo.example', '/')
  await page.getByRole('tab', { name: say('Orders', 'הזמנות') }).click()
  await expect(page).toHaveURL(/\/agency_orders\/orders$/)
  await expect(rowsOf(page)).toHaveCount(50)
  await expect(page.getByRole('columnheader')).toHaveText(columns(say))
  const calls = watchCalls(page)

  await test.step('the list shows fifty rows, or the number chosen', async () => {
    const size = page.getByRole('combobox', { name: say('Rows per page', 'שורות בעמוד') })
    await expect(size).toHaveValue('50')
    await size.click()
    await expect(page.getByRole('option')).toHaveText(['1', '5', '10', '25', '50', '100'])
    await page.getByRole('option', { name: '10', exact: true }).click()
    await expect(rowsOf(page)).toHaveCount(10)
    await page.getByRole('button', { name: say('Page 2', 'עמוד 2'), exact: true }).click()
    await expect(page.getByText('11–20')).toBeVisible()
  })

  await test.step('status and agents start at "all" and are sent with the days', async () => {
    await expect(filterOf(page, say('Status', 'סטטוס'))).toContainText(say('all', 'הכול'))
    await expect(filterOf(page, say('Agents', 'סוכנים'))).toContainText(say('all', 'הכול'))
    await filterOf(page, say('Status', 'סטטוס')).click()
    await expect(page.getByRole('option')).toHaveText([
      say('all', 'הכול'),
      say('PAID', 'שולם'),
      say('PARTIAL', 'שולם חלקית'),
      say('CANCELED', 'בוטל'),
    ])
    await page.keyboard.press('Escape')
    await filterBy(page, say('Status', 'סטטוס'), say('PAID', 'שולם'))
    await filterBy(page, say('Agents', 'סוכנים'), 'Noa Peretz')
    await expect(page).toHaveURL(/statuses=PAID/)
    await expect(rowsOf(page).filter({ hasNotText: say('PAID', 'שולם') })).toHaveCount(0)
    await expect(rowsOf(page).filter({ hasNotText: 'Noa Peretz' })).toHaveCount(0)
    await expect(rowsOf(page).first()).toBeVisible()
    const [last] = calls('GET orders/agency').slice(-1)
    expect(last).toMatch(/agents=[0-9a-f-]{36}/)
    expect(last).toContain('statuses=PAID')
    expect(last).toMatch(/startDate=\d{4}-\d\d-\d\d/)
    expect(last).toMatch(/endDate=\d{4}-\d\d-\d\d/)

    const button = page.getByRole('button', { name: say('Export', 'ייצוא'), exact: true })
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
    expect(download.suggestedFilename()).toMatch(/^agency_orders_20\d\d-\d\d-\d\d\.xlsx$/)
    const [asked] = calls('GET orders/export').slice(-1)
    expect(asked).toContain('type=agencyOrders')
    expect(asked).toMatch(/agents=[0-9a-f-]{36}/)
    expect(asked).toContain('statuses=PAID')

    await page.getByRole('button', { name: say('Clear filters', 'ניקוי המסננים') }).click()
    await expect(page).toHaveURL(/\/agency_orders\/orders\?limit=10$/)
  })

  await test.step('days narrow the list too', async () => {
    await page.goto('/agency_orders/orders?startDate=2020-01-01&endDate=2020-01-02')
    await expect(page.getByText(say('No data', 'אין נתונים'))).toBeVisible()
    await page.getByRole('button', { name: say('Remove filter: Dates', 'הסרת המסנן: תאריכים') }).click()
    await expect(rowsOf(page)).toHaveCount(10)
  })

  await test.step('a number finds its order, and a wrong one says so', async () => {
    const search = page.getByRole('searchbox', {
      name: say('Order #, Ref #, Customer or Notes...', 'מס׳ הזמנה, אסמכתה, לקוח או הערות...'),
    })
    const number = (await rowsOf(page).nth(3).getByRole('link').innerText()).trim()
    await search.fill(number)
    await expect(rowsOf(page)).toHaveCount(1)
    await expect(rowsOf(page)).toContainText(number)
    await search.fill('99999999')
    await expect(
      page.getByText(say('No order matching this number was found', 'לא נמצאה הזמנה עם המספר הזה')),
    ).toBeVisible()
  })

  await test.step('the owner chooses one of the agents, and the agency stays', async () => {
    await page.goto('/agency_orders/orders?order=new')
    const order = orderForm(page, say)
    await order.choose(say('Tour', 'סיור'), 'Golan Heights')
    await fillOrder(order, say)
    await expect(order.list(say('Agency', 'סוכנות'))).toBeDisabled()
    await order.choose(say('Agent', 'סוכן'), 'Noa Peretz')
    await expect(order.list(say('Agent', 'סוכן'))).toHaveValue('Noa Peretz')
    await order.check(say('Pay to Agency', 'תשלום לסוכנות')).check()

    const other = await colleague('michal.rosen@shoreline.example')
    const theirs = orderForm(other, say)
    await other.goto('/agency_orders/orders?order=new')
    await theirs.choose(say('Tour', 'סיור'), 'Golan Heights')
    await fillOrder(theirs, say)
    await expect(theirs.list(say('Agency', 'סוכנות'))).toBeDisabled()
    await expect(theirs.list(say('Agent', 'סוכן'))).toBeEnabled()
    await expect(theirs.check(say('Pay to Agency', 'תשלום לסוכנות'))).toBeDisabled()
  })
})

test('AGO-12 AGO-13 AGO-18 FORM-01 FORM-71 FORM-72 FORM-73 HOLE-O43 HOLE-A49 agents see their own orders and open them in the agency form', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'agent@demo.example')
  const { _id } = await (await page.request.get('/api/v1/auth/getCurrentUser')).json()
  const calls = watchCalls(page)
  await page.goto('/agency_orders/orders')
  await expect(rowsOf(page).first()).toContainText('Shani Levi')
  await expect(rowsOf(page).filter({ hasNotText: 'Shani Levi' })).toHaveCount(0)
  await expect(filterOf(page, say('Status', 'סטטוס'))).toBeVisible()
  await expect(filterOf(page, say('Agents', 'סוכנים'))).toHaveCount(0)
  expect(calls('GET orders/agency').every((call) => call.includes(`agents=${_id}`))).toBe(true)

  const { orderNumber } = await placeOrder(page, {
    tour: 'Jerusalem and the Dead Sea',
    day: weekdayFrom(34, 1),
    lastName: 'Agmon',
  })
  await page.reload()
  await rowsOf(page)
    .filter({ has: page.getByRole('link', { name: String(orderNumber), exact: true }) })
    .click()
  const form = page.getByRole('dialog')
  const order = orderForm(page, say, form)
  await expect(form).toContainText(String(orderNumber))
  await expect(page).toHaveURL(/\/agency_orders\/orders\?.*order=[0-9a-f-]{36}$/)
  for (const label of [
    say('Tour', 'סיור'),
    say('Group type', 'סוג קבוצה'),
    say('Language', 'שפה'),
    say('Price class', 'רמת מחיר'),
    say('City', 'עיר'),
  ])
    await expect(order.list(label)).toBeDisabled()
  await expect(form.getByRole('button', { name: say('Tour date', 'תאריך הסיור') })).toBeDisabled()
  await expect(order.field(say('Adult', 'מבוגר'))).toBeDisabled()
  await expect(order.check(say('Different drop-off', 'פיזור במקום אחר'))).toBeDisabled()
  await expect(order.list(say('Location', 'נקודה'))).toBeEnabled()
  await expect(order.field(say('Notes for this tour', 'הערות לסיור הזה'))).toBeEnabled()
  await expect(form.getByRole('button', { name: say('Add tour', 'הוספת סיור') })).toHaveCount(0)
  await order.step(say('User Info', 'פרטי הלקוח'))
  await expect(order.field(say('First name', 'שם פרטי'))).toBeEnabled()
  await order.step(say('Summary', 'סיכום'))
  await expect(order.field(say('Coupon code', 'קוד קופון'))).toBeDisabled()
  for (const label of [say('Agency', 'סוכנות'), say('Agent', 'סוכן'), say('Currency', 'מטבע')])
    await expect(order.list(label)).toBeDisabled()
  await expect(order.field(say('Ref #', 'אסמכתה'))).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await expect(page).toHaveURL(/\/agency_orders\/orders$/)
})

interface CardTour {
  name: string
  headLine: string
  description: string
  lowPrice: number | null
  lowPrivatePrice: number | null
}

/** The beginning of an HTML text, without tags. */
function firstWords(html: string): string {
  const [, words] = /<p>([^<&]{20,40})/.exec(html) ?? []
  if (!words) throw new Error(`No words in ${html}`)
  return words
}

/** The steps before the summary, for a tour that's already chosen. */
async function fillOrder(order: ReturnType<typeof orderForm>, say: Say): Promise<void> {
  await order.chooseTour('Golan Heights')
  await order.departures.getByRole('radio').first().check()
  await order.add(say('Adult', 'מבוגר'), 2)
  await order.next()
  await order.fillCustomer({ firstName: 'Tamar', lastName: 'Weiss', email: 'tamar@guests.example' })
  await order.next()
}

const rowsOf = (page: Page) => page.locator('tbody tr')
const filterOf = (page: Page, label: string) => page.getByRole('combobox', { name: new RegExp(`^${label} `) })

function columns(say: Say): string[] {
  return [
    say('Order #', 'מס׳ הזמנה'),
    say('Ref #', 'אסמכתה'),
    say('Customer', 'לקוח'),
    say('Agent', 'סוכן'),
    say('Tours', 'סיורים'),
    say('Dates', 'תאריכים'),
    say('Participants', 'משתתפים'),
    say('Total', 'סה״כ'),
    say('Currency', 'מטבע'),
    say('Commission', 'עמלה'),
    say('Status', 'סטטוס'),
  ]
}
