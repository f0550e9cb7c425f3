import { dayAhead, weekdayFrom } from '../../support/days.ts'
import { openOrder } from '../../support/openOrder.ts'
import { orderForm } from '../../support/orderForm.ts'
import { payInCash } from '../../support/payInCash.ts'
import { type PlacedOrder, placeOrder } from '../../support/placeOrder.ts'
import { seeToast } from '../../support/toasts.ts'
import { expect, type Locator, type Page, type Say, test } from '../journey.ts'

const wish = { tour: 'Jerusalem and the Dead Sea', day: weekdayFrom(20, 1), mobilePhone: '054-555-7731' }

test('the form of a saved order shows its payment link in one click, until nothing is due by card', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'admin@demo.example')
  const order = await placeOrder(page, { ...wish, lastName: 'Tal' })
  const payments = async () => {
    const desk = await openOrder(page, say, order)
    await desk.step(say('Summary', 'סיכום'))
    return desk.form.getByRole('region', { name: say('Payments', 'תשלומים') })
  }

  await linkIn(await payments(), say).click()
  await seeMessage(page, say, order)

  await payInCash(page, order)
  await expect(await payments()).toContainText(say('Paid', 'שולם'))
  await expect(linkIn(await payments(), say)).toHaveCount(0)
})

test('a row of the due payments shows its payment link in one click, and sends it', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'admin@demo.example')
  const order = await placeOrder(page, { ...wish, lastName: 'Dror' })
  await page.goto(`/payments/due?limit=100&startDate=${dayAhead(0)}&endDate=${dayAhead(0)}`)
  await linkIn(page.getByRole('row').filter({ hasText: String(order.orderNumber) }), say).click()

  const dialog = await seeMessage(page, say, order)
  await dialog.getByRole('button', { name: say('Send', 'שליחה'), exact: true }).click()
  await expect(dialog).toHaveCount(0)
  const { data } = await (await page.request.get(`/api/v1/messages?search=${order.orderNumber}`)).json()
  const sent = data.filter(({ event }: { event: string }) => event === 'payment_link')
  expect(sent).toMatchObject([{ state: 'by_hand', order: { orderNumber: order.orderNumber } }])
})

test('PAY-13 an order that the agency pays for itself opens no tab', async ({ page, say, signIn }) => {
  await signIn(page, 'agency-admin@demo.example', '/agency_orders/orders')
  const tabs: unknown[] = []
  void page
    .context()
    .waitForEvent('page')
    .then((tab) => tabs.push(tab))
  const desk = orderForm(page, say)
  await desk.open()
  await desk.chooseTour(wish.tour)
  await desk.departures.getByRole('radio').first().check()
  await desk.add(say('Adult', 'מבוגר'), 2)
  await desk.next()
  await desk.fillCustomer({ firstName: 'Gali', lastName: 'Tamir', email: 'gali@guests.example' })
  await desk.next()
  await desk.check(say('Pay to Agency', 'תשלום לסוכנות')).check()
  await desk.save()
  await seeToast(page, say('Order Saved!', 'ההזמנה נשמרה!'))
  await expect(desk.form).toHaveCount(0)
  expect(tabs).toEqual([])
})

function linkIn(part: Locator, say: Say): Locator {
  return part.getByRole('button', { name: say('Send payment link', 'שליחת קישור לתשלום') })
}

/** The message to an order's customer, with the amount due and the payment link. */
async function seeMessage(page: Page, say: Say, { _id }: PlacedOrder): Promise<Locator> {
  const { payments } = await (await page.request.get(`/api/v1/orders/${_id}`)).json()
  const dialog = page.getByRole('dialog', { name: say('Send payment link', 'שליחת קישור לתשלום') })
  await expect(dialog).toContainText(`$${payments[0].amountInCurrency.toFixed(2)}`)
  await expect(dialog).toContainText(/\/pay\/[\w-]+\?ask=due/)
  return dialog
}
