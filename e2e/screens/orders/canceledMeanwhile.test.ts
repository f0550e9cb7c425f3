import { placeOrder } from '../../support/placeOrder.ts'
import { seeToast } from '../../support/toasts.ts'
import { expect, test } from '../journey.ts'

test('CANC-12 an order that a colleague canceled meanwhile shows the failure, and then what the server says', async ({
  page,
  say,
  signIn,
  emptyDay,
}) => {
  const cancelOrder = say('Cancel Order', 'ביטול ההזמנה')
  await signIn(page, 'owner@demo.example')
  const order = await placeOrder(page, {
    tour: 'Jerusalem and the Dead Sea',
    day: emptyDay,
    lastName: 'Twice',
  })
  await page.goto(`/order/${order._id}`)
  await page.getByRole('main').getByRole('button', { name: cancelOrder }).click()
  const question = page.getByRole('dialog', { name: cancelOrder })
  await question.waitFor()
  const data = { orderId: order._id, canRefund: false }
  await page.route('**/api/v1/orders/cancel', async (route) => {
    expect((await page.request.post('/api/v1/orders/cancel', { data })).ok()).toBe(true)
    await route.continue()
  })
  await question.getByRole('button', { name: cancelOrder, exact: true }).click()
  await seeToast(page, say('Error Canceling Order!', 'ביטול ההזמנה לא הצליח!'))
  await seeToast(page, say('This order is already canceled', 'ההזמנה כבר בוטלה'))
})
