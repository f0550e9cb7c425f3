import type { Order } from '@tourdesk/contract/orders/orderShapes'
import type { ProviderReport } from '@tourdesk/domain/payments/settleByProvider'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { actionsOn } from '../../test/auditOf.ts'
import { wrongLedgers } from '../../test/wrongLedgers.ts'
import { newId } from '../kernel/newId.ts'
import { everyOrder } from '../kernel/scope.ts'
import { recordFromProvider } from './recordFromProvider.ts'

const { as, clock, db, given, close } = await startServer({ now: '2026-03-02T10:00:00+02:00' })
afterAll(close)

const office = as(await given.owner())
const provider = { kind: 'job', name: 'Tranzila' } as const
const reload = (order: Order) => office.orders.get({ params: { id: order._id } })
const ledgerOf = (order: Order) => office.orders.ledger({ params: { id: order._id } })
const tell = (report: ProviderReport) =>
  recordFromProvider({ actor: provider, scope: everyOrder, now: clock.now(), db }, report)
const cancel = (order: Order, canRefund = true) =>
  office.orders.cancel({ body: { orderId: order._id, canRefund } })
const cash = (order: Order, amount: number) =>
  office.orders.recordPayment({
    params: { id: order._id },
    body: { kind: 'payment', method: 'cash', amount, day: '2026-03-02', clientKey: newId() },
  })

function reportOf(order: Order, part: Partial<ProviderReport> = {}): ProviderReport {
  const [payment] = order.payments
  return {
    provider: 'tranzila',
    transaction: newId(),
    payment: payment?._id ?? '',
    amount: Math.round((payment?.amountInCurrency ?? 0) * 100),
    currency: order.currency,
    ...part,
  }
}

test('what the provider reports of a payment is recorded, with its transaction in the payment and in the ledger', async () => {
  const order = await given.order({ currency: 'ILS' })
  expect(await tell(reportOf(order, { transaction: '77810' }))).toBe(order._id)
  expect(await reload(order)).toMatchObject({
    status: 'paid',
    paymentStatus: 'PAID',
    payments: [{ status: 'paid', transactionNumber: '77810' }],
    selectedTours: [{ status: 'BOOKED' }],
  })
  expect((await ledgerOf(order)).data[1]).toMatchObject({
    kind: 'payment',
    method: 'card',
    amount: -925,
    reference: '77810',
    by: null,
  })
  expect((await actionsOn(db, order._id)).slice(2)).toEqual(['payment paid'])
})

test('twenty reports of two payments, repeated and in any order, make one payment of each', async () => {
  const order = await given.order()
  const split = await office.orders.addPayment({ params: { id: order._id }, body: { amount: 100 } })
  const reports = split.payments.map(({ _id, amountInCurrency }) =>
    reportOf(order, { payment: _id, amount: amountInCurrency * 100 }),
  )
  expect(reports).toHaveLength(2)
  const mixed = Array.from({ length: 20 }, (_, index) => reports[(index * 7 + (index >> 2)) % 2]!)
  expect(await Promise.all(mixed.map(tell))).toEqual(Array(20).fill(order._id))
  for (const report of reports) await tell(report)
  const { data, paid, balance } = await ledgerOf(order)
  expect(data.map(({ kind }) => kind)).toEqual(['sale', 'payment', 'payment'])
  expect({ paid, balance }).toEqual({ paid: 250, balance: 0 })
  expect((await actionsOn(db, order._id)).slice(3)).toEqual(['payment paid', 'payment paid'])
})

test('another amount, currency or provider, an unknown payment or a used transaction changes nothing', async () => {
  const [order, other] = [await given.order(), await given.order()]
  const report = reportOf(order)
  for (const part of [{ amount: 24999 }, { amount: 25001 }, { currency: 'ILS' as const }, { currency: null }])
    await expect(tell({ ...report, ...part })).rejects.toMatchObject({ status: 409, code: 'payment_differs' })
  await expect(tell({ ...report, provider: 'other' })).rejects.toMatchObject({ code: 'payment_differs' })
  for (const payment of [newId(), 'order-1', ''])
    await expect(tell({ ...report, payment })).rejects.toMatchObject({ status: 404, code: 'not_found' })
  expect(await reload(order)).toEqual(order)

  await tell(report)
  const used = reportOf(other, { transaction: report.transaction })
  await expect(tell(used)).rejects.toMatchObject({ status: 409, code: 'transaction_taken' })
  await expect(tell({ ...report, transaction: newId() })).rejects.toMatchObject({
    code: 'payment_not_pending',
  })
  expect(await reload(other)).toEqual(other)
  expect(await ledgerOf(order)).toMatchObject({ paid: 250, balance: 0 })
})

test('one transaction reported for two orders at once pays one of them', async () => {
  for (let round = 0; round < 5; round += 1) {
    const orders = [await given.order(), await given.order()]
    const transaction = newId()
    const answers = await Promise.allSettled(orders.map((order) => tell(reportOf(order, { transaction }))))
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'transaction_taken' },
    })
  }
})

test('LEDG-29 a card payment against a cancel ends with the money to be refunded', async () => {
  for (const canRefund of [true, false, true, false]) {
    const order = await given.order()
    await Promise.all([tell(reportOf(order)), cancel(order)])
    expect(await ledgerOf(order)).toMatchObject({ total: 0, paid: 250, balance: -250, toRefund: 250 })
    const late = await given.order()
    await cancel(late, canRefund)
    await tell(reportOf(late))
    expect(await reload(late)).toMatchObject({ status: 'canceled', paymentStatus: 'CANCELED' })
    expect(await ledgerOf(late)).toMatchObject({ total: 0, paid: 250, balance: -250, toRefund: 250 })
  }
})

test('a card payment whose request was dropped meanwhile is kept as an overpayment', async () => {
  const order = await given.order()
  await cash(order, 250)
  await tell(reportOf(order))
  expect(await reload(order)).toMatchObject({ paymentStatus: 'PAID' })
  expect(await ledgerOf(order)).toMatchObject({ total: 250, paid: 500, balance: -250, toRefund: 0 })
})

test('a refund that the provider made is recorded once', async () => {
  const order = await given.order()
  await tell(reportOf(order))
  const canceled = await cancel(order)
  const refund = reportOf(order, { payment: canceled.payments.at(-1)?._id ?? '' })
  await Promise.all([tell(refund), tell(refund), tell(refund)])
  expect(await ledgerOf(order)).toMatchObject({ total: 0, paid: 0, balance: 0, toRefund: 0 })
  expect(await wrongLedgers(db)).toEqual([])
})
