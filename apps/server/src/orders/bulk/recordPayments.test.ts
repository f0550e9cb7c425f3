import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { newId } from '../../kernel/newId.ts'

const { as, given, close } = await startServer({ now: '2026-03-02T10:00:00+02:00' })
afterAll(close)

const office = as(await given.owner())

const chargesIn = ({ payments }: Order) => payments.filter(({ status }) => status === 'pending')
const whole = (order: Order) => ({
  orderId: order._id,
  charges: chargesIn(order).map(({ _id }) => _id),
  amount: chargesIn(order).reduce((sum, { amountInCurrency }) => sum + amountInCurrency, 0),
})
const receipt = { method: 'transfer', day: '2026-03-02', reference: 'Leumi 4471' } as const
type Body = Parameters<typeof office.bulk.recordPayments>[0]['body']
const record = (orders: Body['orders'], change: Partial<Body> = {}) =>
  office.bulk.recordPayments({ body: { ...receipt, clientKey: newId(), orders, ...change } })
const moneyOf = async ({ _id }: { _id: string }) => {
  const { data, balance } = await office.orders.ledger({ params: { id: _id } })
  const paid = data.filter(({ kind }) => kind === 'payment')
  return { balance, paid: paid.map(({ amount, method, reference }) => [amount, method, reference]) }
}

test('one receipt is recorded for several orders, each its own amount in its own currency, and repeating it records nothing twice', async () => {
  const [dollars, shekels] = [await given.order(), await given.order({ currency: 'ILS' })]
  const clientKey = newId()
  const { data } = await record([whole(dollars), whole(shekels)], { clientKey })
  expect(data.map(({ orderId, code }) => [orderId, code])).toEqual([
    [dollars._id, null],
    [shekels._id, null],
  ])
  const before = [await moneyOf(dollars), await moneyOf(shekels)]
  expect(before).toEqual([
    { balance: 0, paid: [[-whole(dollars).amount, 'transfer', 'Leumi 4471']] },
    { balance: 0, paid: [[-925, 'transfer', 'Leumi 4471']] },
  ])
  const again = await record([whole(dollars), whole(shekels)], { clientKey })
  expect(again.data).toEqual(data)
  expect([await moneyOf(dollars), await moneyOf(shekels)]).toEqual(before)

  // Each can be reversed in its order's ledger, like a payment recorded alone.
  const { data: rows } = await office.orders.ledger({ params: { id: dollars._id } })
  const id = rows.find(({ kind }) => kind === 'payment')!._id
  await office.orders.reverseEntry({ params: { id }, body: { reason: 'Wrong list', clientKey: newId() } })
  expect((await moneyOf(dollars)).balance).toBe(whole(dollars).amount)
})

test('only the chosen instalments are paid', async () => {
  const { _id: paymentPolicy } = await office.paymentPolicies.create({
    body: { name: 'Deposit', percent: 30, daysBefore: 14 },
  })
  const tour = await given.tour({ payment_policy_id: paymentPolicy })
  const order = await given.order({ selectedTours: [{ tour: tour.id, date: '2026-04-20' }] })
  const deposit = chargesIn(order).find(({ amountInCurrency }) => amountInCurrency === 75)!
  await record([{ orderId: order._id, charges: [deposit._id], amount: 75 }])
  expect(await moneyOf(order)).toMatchObject({ balance: 175, paid: [[-75, 'transfer', 'Leumi 4471']] })
  const { data } = await office.payments.due({ query: { list: 'due', search: String(order.orderNumber) } })
  expect(data.map(({ instalment, amount }) => [instalment, amount])).toEqual([[2, 175]])
})

test('an order whose charges were paid or changed meanwhile is refused with the reason, and the others are recorded', async () => {
  const [paid, other, fine, fresh] = [
    await given.order(),
    await given.order(),
    await given.order(),
    await given.order(),
  ]
  await given.paid(paid)
  const strange = newId()
  const { data } = await record([
    whole(paid),
    { ...whole(other), amount: 1 },
    { orderId: strange, charges: [newId()], amount: 10 },
    whole(fine),
  ])
  expect(data.map(({ orderId, code }) => [orderId, code])).toEqual([
    [paid._id, 'preview_outdated'],
    [other._id, 'preview_outdated'],
    [strange, 'not_found'],
    [fine._id, null],
  ])
  expect((await moneyOf(other)).paid).toEqual([])
  expect((await moneyOf(fine)).balance).toBe(0)

  const codes = async (change: Partial<Body>) => (await record([whole(fresh)], change)).data[0]?.code
  expect(await codes({ reference: '' })).toBe('reference_required')
  expect(await codes({ day: '2026-03-03' })).toBe('payment_day_future')
  expect(await codes({ day: '2026-03-01' })).toBe('payment_day_before_order')
  expect((await moneyOf(fresh)).paid).toEqual([])
})
