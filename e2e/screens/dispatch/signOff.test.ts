import { placeOrder } from '../../support/placeOrder.ts'
import { expect, type Page, test } from '../journey.ts'

const tour = 'Jerusalem and the Dead Sea'

test('CHECK-10 a day is signed off, and what changed since opens as a list with who did it, until it’s signed again', {
  tag: '@both',
}, async ({ page, emptyDay, say, signIn, newcomer }) => {
  await signIn(page, 'admin@demo.example', `/day?date=${emptyDay}`)
  const main = page.getByRole('main')
  const signOff = main.getByRole('button', { name: say('Sign the day off', 'אישור תוכנית היום') })
  await expect(
    page.getByText(say('Nothing is booked or planned for this day.', 'אין הזמנות ואין שיבוצים ליום הזה.')),
  ).toBeVisible()
  await expect(signOff).toHaveCount(0)

  const boss = await newcomer()
  await signIn(boss, 'owner@demo.example')
  const order = await placeOrder(boss, { tour, day: emptyDay, adults: 2, lastName: 'Shavit' })
  await settle(boss, emptyDay)
  await signOff.click()
  const line = main.getByText(say('Checked by', 'נבדק על ידי'))
  await expect(line).toHaveText(/Inbal Katz\W+\d\d:\d\d/)
  await expect(signOff).toHaveCount(0)
  const changes = main.getByRole('button', { name: say('since', 'מאז') })
  await expect(changes).toHaveCount(0)

  const params = `/api/v1/orders/${order._id}`
  const { updatedAt } = await (await boss.request.get(params)).json()
  const canceled = await boss.request.post('/api/v1/orders/cancel', {
    data: { orderId: order._id, canRefund: true, updatedAt },
  })
  expect(canceled.ok()).toBe(true)
  await placeOrder(boss, { tour, day: emptyDay, adults: 3, lastName: 'Regev' })
  await expect(changes).toHaveText(say('2 changes since', '2 שינויים מאז'))
  await changes.click()
  const list = main.getByRole('list', {
    name: say('Changes since the day was checked', 'שינויים מאז שהיום נבדק'),
  })
  await expect(list.getByRole('listitem').first()).toBeVisible()
  await expect(list).toContainText(say(`Daniel`, 'Daniel'))
  await expect(list).toContainText(String(order.orderNumber))
  await expect(list).toContainText(say('placed order', 'הזמנה חדשה'))

  await settle(boss, emptyDay)
  await signOff.click()
  await expect(changes).toHaveCount(0)
  await expect(list).toHaveCount(0)
  await expect(line).toBeVisible()
})

/** Marks everything as known that must be solved on a day. */
async function settle({ request }: Page, day: string): Promise<void> {
  const address = `/api/v1/dayChecks/${day}`
  const { data }: { data: { key: string; severity: string }[] } = await (await request.get(address)).json()
  for (const { key, severity } of data)
    if (severity === 'stop')
      expect((await request.post(`${address}/known`, { data: { key, reason: 'Seen' } })).ok()).toBe(true)
}
