import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { actionsOn, auditOf } from '../../test/auditOf.ts'
import { formWith } from '../../test/formOf.ts'
import { noticesOf } from '../../test/noticesOf.ts'

const monday = '2026-03-02T10:00:00+02:00'
const { as, clock, db, given, product, close } = await startServer({ now: monday })
afterAll(close)
beforeEach(() => clock.set(monday))

const owner = await given.owner()
const office = as(owner)
const agency = await given.account()
const agencyOwner = as(await given.user({ account: agency }))

const cancel = (order: Order, canRefund = true, client = office) =>
  client.orders.cancel({ body: { orderId: order._id, canRefund } })
const paymentsOf = (order: Order) =>
  order.payments.map(({ action, status, amountInCurrency }) => [action, status, amountInCurrency])

async function paidOrder(choice: Parameters<typeof given.order>[0] = {}) {
  const order = await given.order(choice)
  await given.paid(order)
  return order
}

test('OAPI-07 CANC-02 CANC-13 HOLE-O36 canceling an order cancels all its entries and drops pending payments', async () => {
  const order = await given.order({ selectedTours: [{}, {}] })
  const { undo: _, ...canceled } = await cancel(order)
  expect(canceled).toMatchObject({
    status: 'canceled',
    paymentStatus: 'CANCELED',
    selectedTours: [{ status: 'CANCELED' }, { status: 'CANCELED' }],
  })
  expect(paymentsOf(canceled)).toEqual([['charge', 'canceled', 500]])
  expect(await office.orders.get({ params: { id: order._id } })).toEqual(canceled)
})

test('CANC-13 an agency finds canceled orders, and only those, under CANCELED', async () => {
  const by = await given.user({ account: await given.account() })
  const canceled = await given.order({ by })
  await given.order({ by })
  await cancel(canceled, true, as(by))
  const { data } = await as(by).orders.agency({ query: { statuses: ['CANCELED'] } })
  expect(data).toMatchObject([{ _id: canceled._id, paymentStatus: 'CANCELED' }])
})

test('HOLE-O36 payments are refunded once, in their own currency and through their own provider', async () => {
  const order = await paidOrder({ currency: 'ILS' })
  const { undo: _, ...canceled } = await cancel(order)
  expect(canceled.payments).toMatchObject([
    { action: 'charge', status: 'paid', amountInCurrency: 925, currency: 'ILS' },
    { action: 'refund', status: 'pending', amountInCurrency: 925, currency: 'ILS', provider: 'tranzila' },
  ])
  await expect(cancel(order)).rejects.toMatchObject({ code: 'order_already_canceled', status: 409 })
  expect(await office.orders.get({ params: { id: order._id } })).toEqual(canceled)
})

test('HOLE-O36 when two people cancel the same order at once, one succeeds, and there is one refund', async () => {
  const order = await paidOrder()
  const answers = await Promise.allSettled([cancel(order), cancel(order), cancel(order)])
  expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1)
  const saved = await office.orders.get({ params: { id: order._id } })
  expect(paymentsOf(saved)).toEqual([
    ['charge', 'paid', 250],
    ['refund', 'pending', 250],
  ])
  expect(await actionsOn(db, order._id)).toEqual(['created', 'payment created', 'canceled', 'refunded'])
})

test('HOLE-O36 only the rest of a payment is refunded', async () => {
  const order = await paidOrder({ selectedTours: [{}, {}] })
  const paid = await office.orders.get({ params: { id: order._id } })
  const body = formWith(paid, { status: 'CANCELED' })
  await office.orders.change({ params: { id: order._id }, body })
  expect(paymentsOf(await cancel(order))).toEqual([
    ['charge', 'paid', 500],
    ['refund', 'pending', 250],
    ['refund', 'pending', 250],
  ])
})

test('HOLE-O35 staff choose whether to refund, whatever the date', async () => {
  const [kept, given_back] = [await paidOrder(), await paidOrder()]
  clock.set('2026-03-12T10:00:00+02:00')
  expect(paymentsOf(await cancel(kept, false))).toEqual([['charge', 'paid', 250]])
  expect(paymentsOf(await cancel(given_back, true))).toHaveLength(2)
})

const moments: [string, string, boolean][] = [
  ['two days before', '2026-03-09T23:59:59+02:00', true],
  ['the day before at 18:59', '2026-03-10T18:59:59+02:00', true],
  ['the day before at 19:00', '2026-03-10T19:00:00+02:00', false],
  ['the day before at 23:59', '2026-03-10T23:59:59+02:00', false],
  ['on the day', '2026-03-11T00:00:00+02:00', false],
  ['the day after', '2026-03-12T09:00:00+02:00', false],
]

test.each(moments)(
  'CANC-04 CANC-05 CANC-06 HOLE-O34 an agency that cancels %s, %s: refund %s',
  async (_, now, isRefunded) => {
    const order = await paidOrder({ agency: agency.id })
    clock.set(now)
    const canceled = await cancel(order, true, agencyOwner)
    expect(canceled.status).toBe('canceled')
    expect(canceled.payments.some((payment) => payment.action === 'refund')).toBe(isRefunded)
    const log = await auditOf(db, order._id)
    expect(log.find(({ action }) => action === 'canceled')).toMatchObject({ details: { isRefunded } })
    expect(log.some(({ action }) => action === 'refunded')).toBe(isRefunded)
  },
)

test('CANC-07 the hour is Israel time, in summer too', async () => {
  for (const [now, refunds] of [
    ['2026-07-09T15:59:59Z', 1],
    ['2026-07-09T16:00:00Z', 0],
  ] as const) {
    clock.set('2026-07-01T10:00:00+03:00')
    const order = await paidOrder({ agency: agency.id, selectedTours: [{ date: '2026-07-10' }] })
    clock.set(now)
    const canceled = await cancel(order, true, agencyOwner)
    expect(canceled.payments.filter((payment) => payment.action === 'refund')).toHaveLength(refunds)
  }
})

test('CANC-03 HOLE-O34 the earliest day that is not canceled decides', async () => {
  const order = await given.order({
    agency: agency.id,
    selectedTours: [{ date: '2026-03-04' }, { date: '2026-03-11' }],
  })
  const body = formWith(order, { status: 'CANCELED' })
  const rest = await office.orders.change({ params: { id: order._id }, body })
  await given.paid(rest)
  const early = await paidOrder({
    agency: agency.id,
    selectedTours: [{ date: '2026-03-11' }, { date: '2026-03-04' }],
  })
  clock.set('2026-03-04T09:00:00+02:00')
  expect(paymentsOf(await cancel(order, true, agencyOwner))).toHaveLength(2)
  expect(paymentsOf(await cancel(early, true, agencyOwner))).toEqual([['charge', 'paid', 500]])
})

test('HOLE-O35 an agency can skip the refund, but cannot force one', async () => {
  const waived = await paidOrder({ agency: agency.id })
  expect(paymentsOf(await cancel(waived, false, agencyOwner))).toEqual([['charge', 'paid', 250]])
  const late = await paidOrder({ agency: agency.id })
  clock.set('2026-03-10T19:30:00+02:00')
  const inside = as(await given.user({ account: agency, isSuper: true }))
  expect(paymentsOf(await cancel(late, true, inside))).toEqual([['charge', 'paid', 250]])
})

test('HOLE-O36 money paid to the agency is recorded as refunded by the agency', async () => {
  const order = await paidOrder({ agency: agency.id, isAgencyPayment: true })
  const canceled = await cancel(order)
  expect(canceled.payments).toMatchObject([
    { action: 'agency', status: 'paid' },
    { action: 'refund', status: 'pending', amountInCurrency: 250, provider: 'agency' },
  ])
})

test('HOLE-C40 a canceled order frees its coupon, so that another order can have the last use', async () => {
  const tour = await given.tour()
  const coupon = await given.coupon([tour], { usage: 1 })
  const choice = { coupon_code: coupon.code, selectedTours: [{ tour: tour.id }] }
  const order = await given.order(choice)
  await expect(given.order(choice)).rejects.toMatchObject({ issues: [{ code: 'coupon_used_up' }] })
  await cancel(order)
  await expect(given.order(choice)).resolves.toMatchObject({ calculatedPrices: { totalPrice: 225 } })
})

test('HOLE-O36 HOLE-O84 the entries of a canceled order leave their vehicles', async () => {
  const tour = await given.tour()
  const unit = await given.unit({ tour })
  const order = await given.order({ selectedTours: [{ tour: tour.id }] })
  const selectedTour = order.selectedTours[0]?._id ?? ''
  const body = { order: order._id, selectedTour, _id: unit._id }
  await office.tourCars.addOrder({ params: { id: unit._id }, body })
  expect((await cancel(order)).selectedTours[0]?.tourCarId).toBeNull()
  const units = await office.tourCars.ofDate({ params: { date: unit.date } })
  expect(units.data.find((each) => each._id === unit._id)).toMatchObject({ participants: 0, orderIds: [] })
  await expect(office.tourCars.addOrder({ params: { id: unit._id }, body })).rejects.toMatchObject({
    code: 'entry_of_another_day',
  })
})

test('HOLE-O96 an open form cannot save the order after it was canceled', async () => {
  const order = await given.order()
  await cancel(order)
  const body = formWith(order, { notes: 'x' })
  await expect(office.orders.change({ params: { id: order._id }, body })).rejects.toMatchObject({
    status: 409,
  })
})

test('ORD-07 HOLE-O70 a cancellation is logged and announced for each of its days', async () => {
  const order = await given.order({
    agency: agency.id,
    selectedTours: [{ date: '2026-03-12' }, { date: '2026-03-12' }, { date: '2026-03-15' }],
  })
  const notices = await noticesOf(product, () => cancel(order, true, agencyOwner))
  expect(notices).toMatchObject([
    { topic: 'orders', days: ['2026-03-12', '2026-03-15'], accountId: agency.id },
  ])
  const log = await office.editLogs.ofOrder({ params: { id: order._id } })
  expect(log.data.map((line) => line.action)).toEqual(['canceled', 'payment created', 'created'])
})

test('HOLE-O98 agents can cancel the orders they see', async () => {
  const by = await given.user({ account: agency, role: 'AGENT' })
  const order = await given.order({ by })
  expect(await cancel(order, true, as(by))).toMatchObject({ status: 'canceled' })
})
