import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { readWorkbook } from '../../../test/readWorkbook.ts'
import { newId } from '../../kernel/newId.ts'

const { as, clock, given, close } = await startServer({ now: '2026-03-02T10:00:00+02:00' })
afterAll(close)

const owner = await given.owner()
const office = as(owner)
const agency = await given.account()

type Money = Omit<Parameters<typeof office.orders.recordPayment>[0]['body'], 'kind' | 'clientKey' | 'day'>
const pay = (order: Order, money: Money) =>
  office.orders.recordPayment({
    params: { id: order._id },
    body: { kind: 'payment', day: today(), clientKey: newId(), ...money },
  })
const today = () => clock.now().toISOString().slice(0, 10)
const reverse = async (order: Order, amount: number) => {
  const { data } = await office.orders.ledger({ params: { id: order._id } })
  const id = data.find((row) => row.amount === amount)!._id
  await office.orders.reverseEntry({ params: { id }, body: { reason: 'A mistake', clientKey: newId() } })
}
const march = { startDate: '2026-03-01', endDate: '2026-03-31' }
const sums = async (query: object = {}) =>
  (await office.payments.receivedSums({ query: { ...march, ...query } })).data.map(
    ({ day, method, currency, count, amount }) => [day, method, currency, count, amount],
  )

test('received money is payments less refunds and what was reversed, by day, method and the currency received', async () => {
  const [cash, theirs, exchanged] = [
    await given.order(),
    await given.order({ agency: agency.id }),
    await given.order({ currency: 'ILS' }),
  ]
  await pay(cash, { method: 'cash', amount: 100.1 })
  await pay(theirs, { method: 'transfer', amount: 50, reference: 'Leumi 12' })
  await pay(exchanged, { method: 'cash', amount: 20, currency: 'USD' })
  clock.set('2026-03-05T10:00:00+02:00')
  await pay(cash, { method: 'cash', amount: 30 })
  await reverse(cash, -100.1)
  await reverse(exchanged, -74)
  await office.orders.cancel({ body: { orderId: theirs._id, canRefund: true } })
  const { data: refunds } = await office.payments.refunds({ query: { order: theirs._id } })
  await office.orders.makeRefund({
    params: { id: theirs._id, paymentId: refunds[0]!._id },
    body: { method: 'transfer', day: '2026-03-05', reference: 'Leumi 13' },
  })
  expect(await sums()).toEqual([
    ['2026-03-02', 'cash', 'USD', 2, 120.1],
    ['2026-03-02', 'transfer', 'USD', 1, 50],
    ['2026-03-05', 'cash', 'USD', 3, -90.1],
    ['2026-03-05', 'transfer', 'USD', 1, -50],
  ])
  expect(await sums({ method: 'transfer', endDate: '2026-03-02' })).toEqual([
    ['2026-03-02', 'transfer', 'USD', 1, 50],
  ])
  expect(await sums({ agencies: agency.id })).toEqual([
    ['2026-03-02', 'transfer', 'USD', 1, 50],
    ['2026-03-05', 'transfer', 'USD', 1, -50],
  ])
  expect(await sums({ currency: 'ILS' })).toEqual([])
  expect(await sums({ search: String(exchanged.orderNumber) })).toEqual([
    ['2026-03-02', 'cash', 'USD', 1, 20],
    ['2026-03-05', 'cash', 'USD', 1, -20],
  ])

  const { data, total } = await office.payments.received({ query: { ...march, method: 'transfer' } })
  expect(total).toBe(2)
  expect(data).toMatchObject([
    { orderNumber: theirs.orderNumber, kind: 'refund', amount: -50, reference: 'Leumi 13' },
    {
      day: '2026-03-02',
      kind: 'payment',
      amount: 50,
      reference: 'Leumi 12',
      agency: agency.name,
      by: owner.name,
    },
  ])
  const taken = await office.payments.received({ query: { ...march, search: String(cash.orderNumber) } })
  expect(taken.data.map(({ kind, method, amount }) => [kind, method, amount])).toEqual([
    ['reversal', 'cash', -100.1],
    ['payment', 'cash', 30],
    ['payment', 'cash', 100.1],
  ])
})

test('store credit isn’t money received, and what a card company pays is', async () => {
  clock.set('2026-03-10T10:00:00+02:00')
  const order = await given.order()
  await given.paid(order)
  const paid = order.payments[0]!.amountInCurrency
  expect(await sums({ startDate: '2026-03-10' })).toEqual([['2026-03-10', 'card', 'USD', 1, paid]])
  await office.orders.cancel({ body: { orderId: order._id, canRefund: true, refundTo: 'credit' } })
  const { data: credits } = await office.credits.ofOrder({ params: { id: order._id } })
  const other = await given.order()
  await office.orders.payByCredit({
    params: { id: other._id },
    body: { code: credits[0]!.code, amount: 10, clientKey: newId() },
  })
  expect(await sums({ startDate: '2026-03-10' })).toEqual([['2026-03-10', 'card', 'USD', 1, paid]])
})

test('the received money is a file too, newest day first, and the log says so', async () => {
  const answer = await office.payments.receivedFile({ query: { ...march, method: 'transfer', locale: 'he' } })
  const { sheet, isRightToLeft, rows } = readWorkbook(Buffer.from(await answer.arrayBuffer()))
  expect({ sheet, isRightToLeft }).toEqual({ sheet: 'תשלומים שהתקבלו', isRightToLeft: true })
  expect(rows.slice(1).map((row) => [row[4], row[5], row[6], row[7]])).toEqual([
    ['זיכוי', 'העברה בנקאית', -50, 'USD'],
    ['תשלום', 'העברה בנקאית', 50, 'USD'],
  ])
  const { data } = await office.activity.list({ query: { action: 'list.exported' } })
  expect(data[0]).toMatchObject({
    name: 'receivedPayments',
    facts: { method: ['transfer'], startDate: '2026-03-01' },
  })
})
