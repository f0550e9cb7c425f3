import { amountIn, orderForm } from '../../support/orderForm.ts'
import { seeToast } from '../../support/toasts.ts'
import { expect, type Locator, type Page, type Say, test } from '../journey.ts'

const tour = 'Jerusalem and the Dead Sea'
const second = 'Bethlehem Half Day'
const orders = '**/api/v1/orders'

test.beforeEach(async ({ page, say, signIn }) => {
  await signIn(page, 'super@demo.example', '/')
  await orderForm(page, say).open()
})

test('FORM-13 FORM-14 FORM-15 FORM-18 FORM-19 FORM-23 FORM-31 FORM-81 PRICE-19 an order of two tours has a summary, and each tour can be opened and removed', async ({
  page,
  say,
}) => {
  const desk = orderForm(page, say)
  const herzliya = say('Herzliya', 'הרצליה')
  await fillTour(page, say, tour)
  await desk.choose(say('City', 'עיר'), herzliya)
  await desk.form.getByRole('button', { name: say('Add tour', 'הוספת סיור') }).click()
  await chooseDeparture(page, say, second, say('Large Group', 'קבוצה גדולה'))
  await expect(desk.field(say('Adult', 'מבוגר'))).toHaveValue('2')
  await desk.choose(say('Price class', 'רמת מחיר'), say('Economy', 'אקונומי'))
  await desk.add(say('Child', 'ילד'))
  await desk.choose(say('City', 'עיר'), say('Jaffa', 'יפו'))
  const secondDay = await desk.dayChosen()
  await desk.next()
  await expect(desk.form.getByRole('textbox')).toHaveCount(8)
  for (const [label, text] of customerFields(say)) await desk.field(label).fill(text)
  const notes = desk.field(say('Notes', 'הערות'))
  await notes.press('End')
  await notes.press('Enter')
  await notes.pressSequentially('second line')
  await expect(notes).toHaveValue('Allergic to nuts\nsecond line')
  await desk.next()

  await expect(desk.cards).toHaveCount(2)
  const twoAdults = say('2 adults', '2 מבוגרים')
  await expectCard(desk.cards.first(), [tour, say('Small Group', 'קבוצה קטנה'), twoAdults])
  await expectCard(desk.cards.last(), [
    second,
    secondDay,
    say('Large Group', 'קבוצה גדולה'),
    say('2 adults, 1 child', '2 מבוגרים, ילד אחד'),
  ])
  for (const card of await desk.cards.all()) {
    await expectCard(card, [say('English', 'אנגלית'), '$'])
    await expect(card).toContainText(/\d+\/\d+\/20\d\d/)
    await expect(card.getByRole('button', { name: say('Delete tour', 'מחיקת הסיור') })).toBeEnabled()
  }
  const prices = await Promise.all((await desk.cards.all()).map((card) => amountIn(card)))
  await expect.poll(() => amountIn(desk.total)).toBe((prices[0] ?? 0) + (prices[1] ?? 0))
  const counters = desk.form.getByRole('list', { name: say('Participants', 'משתתפים') })
  await expect(counters).toContainText(say('Total: 5', 'סה״כ: 5'))
  for (const label of [say('Agency', 'סוכנות'), say('Agent', 'סוכן'), say('Currency', 'מטבע')])
    await expect(desk.list(label)).toBeEnabled()
  await desk.list(say('Source', 'מקור')).click()
  await expect(page.getByRole('option')).toHaveText([
    say('Website', 'אתר'),
    say('Office', 'משרד'),
    say('Email', 'אימייל'),
  ])
  await page.getByRole('option', { name: say('Email', 'אימייל') }).click()
  await expect(desk.list(say('Source', 'מקור'))).toHaveValue(say('Email', 'אימייל'))
  await expect(desk.field(say('Order #', 'מס׳ הזמנה'))).toBeDisabled()

  await desk.cards
    .first()
    .getByRole('button', { name: say('Go to tour', 'מעבר לסיור') })
    .click()
  const expectEntry = async (values: [string, string][]) => {
    for (const [label, value] of values) await expect(desk.list(label)).toHaveValue(value)
  }
  await expectEntry([
    [say('Tour', 'סיור'), tour],
    [say('Group type', 'סוג קבוצה'), say('Small Group', 'קבוצה קטנה')],
    [say('Price class', 'רמת מחיר'), say('Premium', 'פרימיום')],
    [say('City', 'עיר'), herzliya],
  ])
  await expect(desk.field(say('Child', 'ילד'))).toHaveValue('0')
  await desk.form.getByRole('tab', { name: second }).click()
  await expectEntry([
    [say('Tour', 'סיור'), second],
    [say('Group type', 'סוג קבוצה'), say('Large Group', 'קבוצה גדולה')],
    [say('Price class', 'רמת מחיר'), say('Economy', 'אקונומי')],
    [say('City', 'עיר'), say('Jaffa', 'יפו')],
  ])
  await expect(desk.field(say('Child', 'ילד'))).toHaveValue('1')
  await desk.step(say('Summary', 'סיכום'))
  await desk.cards
    .first()
    .getByRole('button', { name: say('Delete tour', 'מחיקת הסיור') })
    .click()
  const question = page.getByRole('dialog').filter({ hasText: say('Remove Jerusalem', 'להסיר את Jerusalem') })
  await question.getByRole('button', { name: say('Delete tour', 'מחיקת סיור') }).click()
  await expect(desk.cards).toHaveCount(1)
  await expect(desk.total).toHaveText(new RegExp(String(prices[1])))
})

test('PRICE-01 PRICE-08 PRICE-09 COUP-12 OMSG-22 a coupon brings the price down, and a wrong one does not; a price that failed to load can be retried', async ({
  page,
  say,
}) => {
  const desk = orderForm(page, say)
  await fillTour(page, say, tour)
  await desk.next()
  await desk.fillCustomer({ firstName: 'Rivka', lastName: 'Golan', email: 'rivka@guests.example' })
  await desk.next()
  const box = desk.field(say('Coupon code', 'קוד קופון'))
  const full = await amountIn(desk.total)
  await box.fill('NO-SUCH-CODE')
  await expect(desk.form.getByText(say('Invalid Coupon Code', 'קוד קופון לא תקין'))).toBeVisible()
  await expect.poll(() => amountIn(desk.total)).toBe(full)

  const price = '**/orders/calculatePrice'
  await page.route(price, (route) => route.abort('connectionrefused'))
  await box.fill('WELCOME10')
  await expect(desk.summary).toContainText(
    say("The price couldn't be calculated. No connection", 'חישוב המחיר לא הצליח. אין חיבור'),
  )
  await page.unroute(price)
  await desk.summary.getByRole('button', { name: say('Try again', 'נסו שוב') }).click()
  await expect(desk.form.getByText(say('Coupon Discount: 10%', 'הנחת קופון: 10%'))).toBeVisible()
  await expect.poll(() => amountIn(desk.total)).toBeCloseTo(full * 0.9, 2)
})

test('CONST-10 PRICE-15 prices follow the currency of the order, with its symbol before the amount', async ({
  page,
  say,
}) => {
  const desk = orderForm(page, say)
  await fillTour(page, say, tour)
  await desk.next()
  await desk.fillCustomer({ firstName: 'Dov', lastName: 'Amit', email: 'dov@guests.example' })
  await desk.next()
  const rates: Record<string, number> = await (await page.request.get('/api/v1/currency/fixed')).json()
  await expect(desk.total).toContainText(/\$\d/)
  const dollars = await amountIn(desk.total)
  for (const [code, symbol] of [
    ['EUR', '€'],
    ['ILS', '₪'],
    ['USD', '$'],
  ] as const) {
    await desk.choose(say('Currency', 'מטבע'), code)
    for (const price of [desk.total, desk.cards.first()]) {
      await expect(price).toContainText(`${symbol}${shown(dollars * (rates[code] ?? 0))}`)
      for (const other of '$€₪'.replace(symbol, '')) await expect(price).not.toContainText(other)
    }
  }
})

test('FORM-11 OMSG-02 a refused save says why and keeps everything typed, and the next try saves it', async ({
  page,
  say,
}) => {
  const desk = orderForm(page, say)
  await fillTour(page, say, tour)
  await desk.next()
  await desk.fillCustomer({ firstName: 'Yoav', lastName: 'Refael', email: 'yoav@guests.example' })
  await desk.next()
  await desk.field(say('Ref #', 'אסמכתה')).fill('YR-77')

  let answer: (() => void) | undefined
  await page.route(orders, (route) => {
    answer = () =>
      void route.fulfill({ status: 409, json: { message: 'Invalid Coupon Code', code: 'coupon_invalid' } })
  })
  await desk.save()
  await expect.poll(() => answer !== undefined).toBe(true)
  await expect(desk.cards).toHaveCount(1)
  await expect(desk.steps.nth(2)).toHaveAttribute('aria-current', 'step')
  await expect(desk.field(say('Ref #', 'אסמכתה'))).toHaveValue('YR-77')
  await expect(desk.form).toBeVisible()
  answer?.()
  await seeToast(page, say('Error Saving Order!', 'שמירת ההזמנה לא הצליחה!'))
  await expect(page.getByText(say('Invalid Coupon Code', 'קוד קופון לא תקין'))).toBeVisible()

  await page.unroute(orders)
  await page.route(orders, (route) => route.abort('connectionrefused'))
  await desk.save()
  await expect(page.getByText(say('No connection to the server', 'אין חיבור לשרת'))).toBeVisible()
  await expect(desk.field(say('Ref #', 'אסמכתה'))).toHaveValue('YR-77')
  await desk.step(say('User Info', 'פרטי הלקוח'))
  await expect(desk.field(say('Last name', 'שם משפחה'))).toHaveValue('Refael')

  await page.unroute(orders)
  await page.route(orders, (route) => route.fulfill({ status: 502, json: { error: 'Bad Gateway' } }))
  await desk.next()
  await desk.save()
  await seeToast(page, say('Error Saving Order!', 'שמירת ההזמנה לא הצליחה!'))
  await expect(page.getByText('Bad Gateway')).toBeVisible()

  await page.unroute(orders)
  await desk.save()
  await seeToast(page, say('Order Saved!', 'ההזמנה נשמרה!'))
  await expect(page.getByText(say('Error Saving Order!', 'שמירת ההזמנה לא הצליחה!'))).toHaveCount(0)
})

test('HOLE-O98 a reload keeps what was typed, and leaving asks before discarding it', async ({
  page,
  say,
}) => {
  const desk = orderForm(page, say)
  const question = page.getByRole('dialog').filter({ hasText: say('By exiting', 'לצאת בלי לשמור?') })
  const press = (name: string) => question.getByRole('button', { name, exact: true }).click()
  await desk.choose(say('Tour', 'סיור'), tour)
  await desk.setParty(say('Adult', 'מבוגר'), 3)
  await page.reload()
  await expect(
    desk.form.getByText(say("We've restored what you typed.", 'שחזרנו את מה שהקלדת.')),
  ).toBeVisible()
  await expect(desk.list(say('Tour', 'סיור'))).toHaveValue(tour)
  await expect(desk.field(say('Adult', 'מבוגר'))).toHaveValue('3')

  await desk.close()
  await press(say('Keep editing', 'להמשיך לערוך'))
  await expect(question).toHaveCount(0)
  await desk.field(say('Adult', 'מבוגר')).focus()
  await page.keyboard.press('Escape')
  await expect(question.getByRole('button', { name: say('Keep editing', 'להמשיך לערוך') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toHaveCount(0)
  await expect(desk.field(say('Adult', 'מבוגר'))).toBeFocused()
  await expect(desk.list(say('Tour', 'סיור'))).toHaveValue(tour)
  await page.keyboard.press('Escape')
  await press(say('Exit', 'יציאה'))
  await expect(desk.form).toHaveCount(0)
  await expect(page).toHaveURL(/\/operations$/)
  await desk.open()
  await expect(desk.list(say('Tour', 'סיור'))).toHaveValue('')
})

/** An amount with two decimals. */
function shown(amount: number): string {
  return amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
}

/** The values of all fields about the customer, by label. */
function customerFields(say: Say): [string, string][] {
  return [
    [say('First name', 'שם פרטי'), 'Rivka'],
    [say('Last name', 'שם משפחה'), 'Golan'],
    [say('Email', 'אימייל'), 'rivka@guests.example'],
    [say('Mobile phone', 'טלפון נייד'), '+972 54 555 0117'],
    [say('Room number', 'מספר חדר'), '318'],
    [say('Passport number', 'מספר דרכון'), 'N2094417'],
    [say('Address', 'כתובת'), '12 HaYarkon Street'],
    [say('Notes', 'הערות'), 'Allergic to nuts'],
  ]
}

async function expectCard(card: Locator, texts: string[]): Promise<void> {
  for (const text of texts) await expect(card).toContainText(text)
}

/** Chooses the tour, the next departure and two adults for the open entry. */
async function fillTour(page: Page, say: Say, name: string): Promise<void> {
  await chooseDeparture(page, say, name)
  await orderForm(page, say).add(say('Adult', 'מבוגר'), 2)
}

async function chooseDeparture(page: Page, say: Say, name: string, group?: string): Promise<void> {
  const desk = orderForm(page, say)
  await desk.chooseTour(name, group)
  await desk.departures.getByRole('radio').first().check()
}
