import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'

const { as, clock, given, product, close } = await startServer({ now: '2026-03-02T22:30:00Z' })
afterAll(close)

const office = as(await given.owner())
const agency = await given.account()

const listed = async (list: 'due' | 'overdue', query = {}) =>
  (await office.payments.due({ query: { list, ...query } })).data.map(({ orderNumber, dueOn }) => [
    orderNumber,
    dueOn,
  ])

test('charges are due on the day they were asked for in Jerusalem, and overdue from the next one', async () => {
  const first = await given.order({ currency: 'EUR' })
  clock.set('2026-03-03T09:00:00Z')
  const second = await given.order({ agency: agency.id })
  expect(await listed('due')).toEqual([
    [first.orderNumber, '2026-03-03'],
    [second.orderNumber, '2026-03-03'],
  ])
  expect(await listed('overdue')).toEqual([])

  clock.set('2026-03-03T22:00:00Z')
  const third = await given.order({ agency: agency.id, currency: 'ILS' })
  expect(await listed('due')).toEqual([[third.orderNumber, '2026-03-04']])
  expect(await listed('overdue')).toEqual([
    [first.orderNumber, '2026-03-03'],
    [second.orderNumber, '2026-03-03'],
  ])
  expect(await listed('overdue', { agencies: agency.id })).toEqual([[second.orderNumber, '2026-03-03']])
  expect(await listed('overdue', { currency: 'EUR,ILS' })).toEqual([[first.orderNumber, '2026-03-03']])
  expect(await listed('overdue', { endDate: '2026-03-02' })).toEqual([])
  expect(await listed('overdue', { startDate: '2026-03-03', endDate: '2026-03-03' })).toHaveLength(2)

  expect(await listed('overdue', { search: String(second.orderNumber) })).toEqual([
    [second.orderNumber, '2026-03-03'],
  ])
  expect(await listed('overdue', { search: '100%_' })).toEqual([])

  const { data, total, page } = await office.payments.due({ query: { list: 'overdue', limit: 1, page: 2 } })
  expect({ total, page, order: data[0]?.orderId }).toEqual({ total: 2, page: 2, order: second._id })
  expect(await office.payments.due({ query: { list: 'overdue', limit: 1, page: 9 } })).toMatchObject({
    data: [],
    total: 2,
  })
})

test('a deposit is due when it was asked for and the balance with its own day', async () => {
  clock.set('2026-03-02T08:00:00Z')
  const { _id: paymentPolicy } = await office.paymentPolicies.create({
    body: { name: 'Deposit', percent: 30, daysBefore: 14 },
  })
  const tour = await given.tour({ payment_policy_id: paymentPolicy })
  const order = await given.order({ selectedTours: [{ tour: tour.id, date: '2026-04-20' }] })
  const of = async (list: 'due' | 'overdue') =>
    (await office.payments.due({ query: { list } })).data
      .filter(({ orderId }) => orderId === order._id)
      .map(({ instalment, dueOn, amount }) => [instalment, dueOn, amount])
  expect(await of('due')).toEqual([
    [1, '2026-03-02', 75],
    [2, '2026-04-06', 175],
  ])
  clock.set('2026-03-03T08:00:00Z')
  expect(await of('overdue')).toEqual([[1, '2026-03-02', 75]])
  const isOverdue = async () => {
    const { data } = await office.orders.purchasedTours({ query: {} })
    return data.find(({ orderId }) => orderId === order._id)?.isOverdue
  }
  expect(await isOverdue()).toBe(true)
  await given.paid(order)
  expect(await of('due')).toEqual([[2, '2026-04-06', 175]])
  clock.set('2026-03-02T08:00:00Z')
})

test('a row has the customer, what is owed and both links to pay it', async () => {
  const order = await given.order({ agency: agency.id, currency: 'ILS' })
  const { data } = await office.payments.due({ query: { list: 'due' } })
  const [payment] = order.payments
  expect(data.find(({ orderId }) => orderId === order._id)).toMatchObject({
    _id: payment?._id,
    customer: 'Dana Levi',
    agency: agency.name,
    amount: 925,
    currency: 'ILS',
    firstTourDate: order.selectedTours[0]?.date,
    paymentUrl: payment?.paymentUrl,
    paymentUrl2: payment?.paymentUrl2,
  })
  expect(payment?.paymentUrl).toContain(product.origin)
})

test('canceled orders, paid charges, open prices and what agencies settle themselves are never listed', async () => {
  const isListed = async ({ _id }: { _id: string }) =>
    [...(await office.payments.due({ query: { list: 'due', limit: 100 } })).data].some(
      ({ orderId }) => orderId === _id,
    )
  const canceled = await given.order()
  expect(await isListed(canceled)).toBe(true)
  await office.orders.cancel({ body: { orderId: canceled._id, canRefund: true } })
  expect(await isListed(canceled)).toBe(false)
  const paid = await given.order()
  await given.paid(paid)
  expect(await isListed(paid)).toBe(false)
  expect(await isListed(await given.order({ orderType: 'private', paymentTBD: true }))).toBe(false)
  expect(await isListed(await given.order({ agency: agency.id, isAgencyPayment: true }))).toBe(false)
})
