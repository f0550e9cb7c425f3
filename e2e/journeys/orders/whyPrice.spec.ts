import { faultsOf } from '../../support/axe.ts'
import { expect, type Locator, test } from '../../support/journey.ts'
import { startOrder } from '../../support/openOrder.ts'

const tour = 'Jerusalem and the Dead Sea'

test('a clerk can read out how a price is made up, in the form and later on the order page', async ({
  page,
  say,
  signIn,
  picture,
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
  expect(await faultsOf(page, '[role="dialog"]')).toEqual([])
  await picture(page, 'why-in-form')

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
  await picture(page, 'why-with-custom-total')
  const said = await linesIn(bill)

  await page.setViewportSize({ width: 390, height: 844 })
  const narrow = desk.cards.first().getByRole('button', { name: why })
  await narrow.click()
  await expect(desk.cards.first().getByRole('list', { name: why })).toBeVisible()
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth),
    'a window made narrower scrolls up and down only',
  ).toBe(390)
  await picture(page, 'why-in-form-narrow')
  await page.setViewportSize({ width: 1440, height: 900 })

  await desk.save()
  await expect(page.getByText(say('Order Saved!', 'ההזמנה נשמרה!'))).toBeVisible()
  const { data } = await (await page.request.get('/api/v1/orders/purchasedTours/data?search=Peled')).json()
  await page.goto(`/order/${data[0].orderId}`)
  const asked = page.getByRole('main').getByRole('button', { name: `${why} ${tour}` })
  await asked.click()
  const kept = page.getByRole('main').getByRole('list', { name: why })
  expect(await linesIn(kept)).toEqual(said)
  await page.getByRole('main').getByRole('button', { name: whyTotal }).click()
  await expect(page.getByRole('main').getByRole('list', { name: whyTotal })).toContainText('$300.00')
  expect(await faultsOf(page, 'main')).toEqual([])
  await picture(page, 'why-on-page')
  await page.setViewportSize({ width: 390, height: 844 })
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await picture(page, 'why-on-page-narrow')
  await asked.focus()
  await page.keyboard.press('Escape')
  await expect(kept).toHaveCount(0)
})

async function linesIn(bill: Locator): Promise<string[]> {
  const texts = await bill.getByRole('listitem').allInnerTexts()
  return texts.map((text) => text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/\s+/g, ' '))
}

/** The lines shown add up to the price below them. */
async function expectSum(bill: Locator): Promise<void> {
  await expect(async () => {
    const amounts = (await linesIn(bill)).map((text) => {
      const [, sign = '', amount = ''] = /(-?)\$([\d,.]+)\D*$/.exec(text) ?? []
      return Math.round(Number(`${sign}${amount.replaceAll(',', '')}`) * 100)
    })
    const sum = amounts.pop()
    expect(amounts.reduce((all, cents) => all + cents, 0)).toBe(sum)
  }).toPass()
}
