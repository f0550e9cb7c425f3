import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { actionsOn } from '../../test/auditOf.ts'
import { faultsOf } from '../../test/faultsOf.ts'
import { formOf } from '../../test/formOf.ts'
import { noticesOf } from '../../test/noticesOf.ts'
import { newId } from '../kernel/newId.ts'

const { as, clock, db, given, product, close } = await startServer({ now: '2026-03-02T10:00:00+02:00' })
afterAll(close)

const owner = await given.owner()
const office = as(owner)
const agency = await given.account()
const agencyOwner = await given.user({ account: agency })

const agencyOrder = () => given.order({ agency: agency.id, isAgencyPayment: true })
const shown = (order: Order) => office.orders.get({ params: { id: order._id } })
const add = (order: Order, amount: number, client = office) =>
  client.orders.addPayment({ params: { id: order._id }, body: { amount, clientKey: newId() } })
const settle = (order: Order, payment: Order['payments'][number] | undefined, client = office) =>
  client.orders.settlePayment({ params: { id: order._id, paymentId: payment?._id ?? '' } })
const paymentsOf = (order: Order) =>
  order.payments.map(({ action, status, amountInCurrency }) => [action, status, amountInCurrency])

test('HOLE-O26 HOLE-O31 an agency can pay in parts: each part is a payment that staff mark as paid', async () => {
  const order = await agencyOrder()
  expect(paymentsOf(order)).toEqual([['agency', 'pending', 250]])
  const split = await add(order, 100)
  expect(paymentsOf(split)).toEqual([
    ['agency', 'pending', 150],
    ['agency', 'pending', 100],
  ])
  expect(split).toMatchObject({ paymentStatus: 'PENDING', status: 'pending' })

  clock.set('2026-03-03T09:00:00+02:00')
  const partly = await settle(order, split.payments[1])
  expect(partly).toMatchObject({ paymentStatus: 'PARTIAL', status: 'pending' })
  expect(partly.selectedTours[0]?.status).toBe('NOT_CONFIRMED')
  const whole = await settle(order, split.payments[0])
  expect(whole).toMatchObject({ paymentStatus: 'PAID', status: 'paid' })
  expect(whole.selectedTours[0]?.status).toBe('BOOKED')
  expect(await shown(order)).toEqual(whole)
})

test('HOLE-O26 twenty clicks with one key add one payment, and another order can’t use that key', async () => {
  const [order, other] = [await given.order(), await given.order()]
  const body = { amount: 100, clientKey: newId() }
  const once = (client = office, _id = order._id, sent = body) =>
    client.orders.addPayment({ params: { id: _id }, body: sent })
  const answers = await Promise.all(Array.from({ length: 20 }, () => once()))
  expect(new Set(answers.map(({ updatedAt }) => updatedAt)).size).toBe(1)
  const split = [
    ['charge', 'pending', 150],
    ['charge', 'pending', 100],
  ]
  expect(paymentsOf(await once(office, order._id, { ...body, amount: 20 }))).toEqual(split)
  expect(paymentsOf(await shown(order))).toEqual(split)
  expect(await faultsOf(once(office, other._id))).toEqual({ clientKey: 'field_invalid' })
  const theirs = await given.order({ agency: agency.id })
  expect(await faultsOf(once(office, theirs._id))).toEqual({ clientKey: 'field_invalid' })
})

test('HOLE-O26 a part that was asked for stays when another one is', async () => {
  const order = await given.order()
  await add(order, 20)
  await add(order, 30)
  expect(paymentsOf(await add(order, 20))).toEqual([
    ['charge', 'pending', 180],
    ['charge', 'pending', 20],
    ['charge', 'pending', 30],
    ['charge', 'pending', 20],
  ])
})

test('HOLE-O26 a payment reduces the pending ones, and the sum never exceeds the total', async () => {
  const order = await given.order({ currency: 'ILS' })
  expect(paymentsOf(await add(order, 300.5))).toEqual([
    ['charge', 'pending', 624.5],
    ['charge', 'pending', 300.5],
  ])
  for (const [amount, code] of [
    [0, 'amount_invalid'],
    [-5, 'amount_invalid'],
    [0.004, 'amount_out_of_bounds'],
    [99.999, 'amount_out_of_bounds'],
    [400_000.01, 'amount_out_of_bounds'],
    [925.01, 'amount_over_total'],
  ] as const)
    expect(await faultsOf(add(order, amount))).toEqual({ amount: code })
  await given.paid(order, 50000)
  expect(await faultsOf(add(order, 425.01))).toEqual({ amount: 'amount_over_total' })
  expect(await shown(order)).toMatchObject({ paymentStatus: 'PARTIAL' })
})

test('HOLE-O31 staff cannot settle card payments, anything twice, or payments of another order', async () => {
  const [card, other] = [await given.order(), await agencyOrder()]
  await expect(settle(card, card.payments[0])).rejects.toMatchObject({ code: 'payment_by_card', status: 409 })
  await expect(settle(card, other.payments[0])).rejects.toMatchObject({ status: 404 })
  const answers = await Promise.allSettled([1, 2, 3].map(() => settle(other, other.payments[0])))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'payment_not_pending', status: 409 },
  })
})

test('HOLE-O36 the refund of an agency payment is a record that staff settle after the order is canceled', async () => {
  const order = await agencyOrder()
  await settle(order, order.payments[0])
  const canceled = await office.orders.cancel({ body: { orderId: order._id, canRefund: true } })
  await expect(add(order, 10)).rejects.toMatchObject({ code: 'order_canceled', status: 409 })
  const settled = await settle(order, canceled.payments[1])
  expect(paymentsOf(settled)).toEqual([
    ['agency', 'paid', 250],
    ['refund', 'paid', 250],
  ])
  expect(settled).toMatchObject({ status: 'canceled', paymentStatus: 'CANCELED' })
})

test('ORD-07 HOLE-O70 the log has every payment with its amount, and colleagues are notified', async () => {
  const order = await agencyOrder()
  const heard = await noticesOf(product, () => settle(order, order.payments[0]))
  expect(heard).toMatchObject([{ topic: 'orders', accountId: agency.id, by: owner.id }])
  await office.orders.cancel({ body: { orderId: order._id, canRefund: true } })
  expect(await actionsOn(db, order._id)).toEqual([
    'created',
    'payment created',
    'payment paid',
    'canceled',
    'refunded',
  ])
  const log = await as(agencyOwner).editLogs.ofOrder({ params: { id: order._id } })
  expect(log.data.map(({ details }) => details)).toMatchObject([
    { amount: 250, currency: 'USD' },
    { isRefunded: true },
    { payment: 'agency', amount: 250, currency: 'USD' },
    { payment: 'agency', amount: 250, currency: 'USD' },
    { overrideUnavailability: false },
  ])
})

test('HOLE-O96 a payment gives its order a new version, so that nobody overwrites it unknowingly', async () => {
  const order = await agencyOrder()
  await settle(order, order.payments[0])
  const stale = { params: { id: order._id }, body: formOf(order) }
  await expect(office.orders.change(stale)).rejects.toMatchObject({ code: 'changed_by_another', status: 409 })
})
