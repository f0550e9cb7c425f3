import { startOrder } from '../../support/openOrder.ts'
import { seeToast } from '../../support/toasts.ts'
import { expect, type Locator, test } from '../journey.ts'

const tour = 'Jerusalem and the Dead Sea'

test('a clerk can read out how a price is made up, in the form and later on the order page', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'super@demo.example', '/')
  const desk = await startOrder(page, say)
  await desk.chooseTour(tour)
  await desk.departures.getByRole('radio').first().check()
  await desk.add(say('Adult', 'מבוגר'), 2)
  await desk.add(say('Child', 'ילד'))

  const why = say('Why this price?', 'איך חושב המחיר?')
  const whyTotal = say('Why this total?', 'איך חושב הסכום?')
  const adults = say('2 adults ×', '2 מבוגרים ×')
  const child = say('1 child ×', 'ילד אחד ×')
  const question = desk.summary.getByRole('button', { name: `${why} ${tour}` })
  await expect(question).toHaveAttribute('aria-expanded', 'false')
  await question.focus()
  await page.keyboard.press('Enter')
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  const bill = desk.summary.getByRole('list', { name: why })
  await expect(bill.getByRole('listitem').first()).toContainText(adults)
  await expect(bill.getByRole('listitem').nth(1)).toContainText(child)
  await expect(bill.getByRole('listitem').last()).toContainText(say('Price of this tour', 'מחיר הסיור'))
  await expectSum(bill)

  await page.keyboard.press('Escape')
  await expect(bill).toHaveCount(0)
  await expect(desk.form).toBeVisible()
  await expect(question).toBeFocused()

  await desk.next()
  await desk.fillCustomer({ firstName: 'Noa', lastName: 'Peled', email: 'noa.peled@guests.example' })
  await desk.next()
  await desk.field(say('Coupon code', 'קוד קופון')).fill('WELCOME10')
  await question.click()
  await expect
    .poll(() => linesIn(bill))
    .toContainEqual(expect.stringContaining(say('Coupon WELCOME10: -10%', 'קופון WELCOME10: -10%')))
  await expectSum(bill)
  await desk.field(say('Custom total price', 'מחיר סופי ידני')).fill('300')
  await desk.summary.getByRole('button', { name: whyTotal }).click()
  const total = desk.summary.getByRole('list', { name: whyTotal })
  await expect(total).toContainText(say('Calculated price', 'מחיר מחושב'))
  await expect(total.getByRole('listitem').last()).toHaveText(
    new RegExp(`${say('Custom total agreed', 'מחיר סופי שסוכם')}.*\\$300\\.00`),
  )
  const said = await linesIn(bill)

  await desk.save()
  await seeToast(page, say('Order Saved!', 'ההזמנה נשמרה!'))
  const { data } = await (await page.request.get('/api/v1/orders/purchasedTours/data?search=Peled')).json()
  await page.goto(`/order/${data[0].orderId}`)
  const asked = page.getByRole('main').getByRole('button', { name: `${why} ${tour}` })
  await asked.click()
  const kept = page.getByRole('main').getByRole('list', { name: why })
  expect(await linesIn(kept)).toEqual(said)
  await page.getByRole('main').getByRole('button', { name: whyTotal }).click()
  await expect(page.getByRole('main').getByRole('list', { name: whyTotal })).toContainText('$300.00')
  await asked.focus()
  await page.keyboard.press('Escape')
  await expect(kept).toHaveCount(0)
})

async function linesIn(bill: Locator): Promise<string[]> {
  const texts = await bill.getByRole('listitem').allInnerTexts()
  return texts.map((text) => text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/\s+/g, ' '))
}

/** Checks that the visible lines add up to the price below them. */
async function expectSum(bill: Locator): Promise<void> {
  const difference = async () => {
    const amounts = (await linesIn(bill)).map((text) => {
      const [, sign = '', amount = ''] = /(-?)\$([\d,.]+)\D*$/.exec(text) ?? []
      return Math.round(Number(`${sign}${amount.replaceAll(',', '')}`) * 100)
    })
    const price = amounts.pop() ?? 0
    return amounts.reduce((all, cents) => all + cents, 0) - price
  }
  await expect.poll(difference).toBe(0)
}
