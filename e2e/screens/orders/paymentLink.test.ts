import { weekdayFrom } from '../../support/days.ts'
import { openOrder } from '../../support/openOrder.ts'
import { payInCash } from '../../support/payInCash.ts'
import { placeOrder } from '../../support/placeOrder.ts'
import { raiseTotal } from '../../support/raiseTotal.ts'
import { expect, test } from '../journey.ts'

test('a payment link goes out from an order’s form and the list of due payments, as long as something is due', async ({
  page,
  say,
  signIn,
}) => {
  await signIn(page, 'super@demo.example')
  const order = await placeOrder(page, {
    tour: 'Jerusalem and the Dead Sea',
    day: weekdayFrom(27, 1),
    lastName: 'Shapira',
    mobilePhone: '054-555-7731',
  })
  const { payments } = await (await page.request.get(`/api/v1/orders/${order._id}`)).json()
  await raiseTotal(page, order._id, payments[0].amountInCurrency + 120.5)
  const amount = `$${(payments[0].amountInCurrency + 120.5).toFixed(2)}`
  const link = say('Send payment link', 'שליחת קישור לתשלום')
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog').last()

  await test.step('one click in the order’s form shows it', async () => {
    const { form } = await openOrder(page, say, order)
    await form.getByRole('button', { name: link }).click()
    await expect(dialog).toContainText(amount)
    await dialog.getByRole('button', { name: say('Close', 'סגירה') }).click()
  })
  await test.step('one click in the list of due payments shows and sends it', async () => {
    await page.goto(`/payments/due?limit=100&search=${order.orderNumber}`)
    await main.getByRole('button', { name: link }).first().click()
    await expect(dialog).toContainText(amount)
    await expect(dialog).toContainText('/pay/')
    await dialog.getByRole('button', { name: say('Send', 'שליחה'), exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const { data } = await (await page.request.get(`/api/v1/orders/${order._id}/messages`)).json()
    expect(data).toMatchObject([{ event: 'payment_link', state: 'by_hand', channel: 'whatsapp' }])
  })
  await test.step('once everything is paid, it isn’t offered', async () => {
    await payInCash(page, order)
    await page.goto(`/order/${order._id}`)
    await expect(main.getByRole('button', { name: say('Write a message', 'כתיבת הודעה') })).toBeVisible()
    await expect(main.getByRole('button', { name: link })).toHaveCount(0)
  })
})
