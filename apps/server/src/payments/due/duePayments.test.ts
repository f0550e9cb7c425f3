import type { DuePayment } from '@tourdesk/contract/payments/duePayment'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { readWorkbook } from '../../../test/readWorkbook.ts'
import { everyOrder } from '../../kernel/scope.ts'
import { sumDuePayments } from './sumDuePayments.ts'

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

test('the sums of a list are those of all its charges, by currency, and follow its filters', async () => {
  clock.set('2026-05-01T08:00:00Z')
  const dollars = await given.order()
  await given.order({ agency: agency.id, currency: 'ILS' })
  clock.set('2026-05-11T08:00:00Z')
  const all: DuePayment[] = []
  for (let page = 1; all.length < (await office.payments.due({ query: { list: 'overdue' } })).total; page++)
    all.push(...(await office.payments.due({ query: { list: 'overdue', page, limit: 100 } })).data)
  const cents = (currency: string) =>
    all.reduce((sum, row) => sum + (row.currency === currency ? Math.round(row.amount * 100) : 0), 0)
  const { money, ...counted } = await office.payments.dueSums({ query: { list: 'overdue' } })
  expect(counted).toEqual({ charges: all.length, isOver: false, most: 20_000 })
  expect(money.map(({ currency, amount }) => [currency, Math.round(amount * 100)])).toEqual(
    currencies.filter((currency) => cents(currency) > 0).map((each) => [each, cents(each)]),
  )
  const found = await office.payments.dueSums({
    query: { list: 'overdue', startDate: '2026-05-01', currency: 'ILS', agencies: agency.id },
  })
  expect(found.money).toEqual([{ currency: 'ILS', charges: 1, amount: 925 }])
  expect(
    (await office.payments.dueSums({ query: { list: 'overdue', search: String(dollars.orderNumber) } }))
      .money,
  ).toEqual([{ currency: 'USD', charges: 1, amount: dollars.payments[0]?.amountInCurrency }])
  expect(await office.payments.dueSums({ query: { list: 'due', endDate: '2026-05-01' } })).toMatchObject({
    charges: 0,
    money: [],
  })
  const call = { db: product.db, scope: everyOrder, now: clock.now() }
  expect(await sumDuePayments(call, { list: 'overdue' }, 1)).toEqual({
    charges: 1,
    isOver: true,
    most: 1,
    money: [],
  })
})

test('the list is turned around by its due day and by days late', async () => {
  const days = async (sort: 'dueOn' | '-dueOn' | 'daysLate' | '-daysLate') =>
    (await office.payments.due({ query: { list: 'overdue', sort, limit: 100 } })).data.map(
      ({ dueOn }) => dueOn,
    )
  const earliestFirst = await days('dueOn')
  expect(new Set(earliestFirst).size).toBeGreaterThan(1)
  expect(earliestFirst).toEqual([...earliestFirst].sort())
  expect(await days('-daysLate')).toEqual(earliestFirst)
  expect(await days('-dueOn')).toEqual([...earliestFirst].sort().reverse())
  expect(await days('daysLate')).toEqual(await days('-dueOn'))
})

test('a list, or its chosen charges, is a file with amounts as numbers, and the log says so', async () => {
  const fileOf = async (answer: Response) => ({
    name: answer.headers.get('content-disposition'),
    ...readWorkbook(Buffer.from(await answer.arrayBuffer())),
  })
  const query = { list: 'overdue', agencies: agency.id, currency: 'ILS', startDate: '2026-05-01' } as const
  const english = await fileOf(await office.payments.dueFile({ query }))
  expect(english).toMatchObject({ sheet: 'Overdue payments', isRightToLeft: false, hasFormula: false })
  expect(english.name).toContain('overdue_payments_2026-05-11.xlsx')
  const [head = [], ...rows] = english.rows
  expect(rows).toHaveLength(1)
  const cell = (name: string) => rows[0]?.[head.indexOf(name)]
  expect([cell('Days late'), cell('Amount'), cell('Currency'), cell('Agency')]).toEqual([
    10,
    925,
    'ILS',
    agency.name,
  ])
  const hebrew = await fileOf(await office.payments.dueFile({ query: { ...query, locale: 'he' } }))
  expect(hebrew).toMatchObject({ sheet: 'תשלומים באיחור', isRightToLeft: true })
  expect(hebrew.rows[0]).toContain('ימי איחור')
  const due = await fileOf(await office.payments.dueFile({ query: { list: 'due' } }))
  expect(due.rows[0]).not.toContain('Days late')

  const { data } = await office.payments.due({ query: { list: 'overdue', limit: 100 } })
  const chosen = [data[1]!, data[0]!]
  const body = { list: 'overdue', payments: chosen.map(({ _id }) => _id) } as const
  const picked = await fileOf(await office.payments.chosenFile({ body }))
  expect(picked.rows.slice(1).map(([number]) => number)).toEqual(chosen.map(({ orderNumber }) => orderNumber))
  const csv = await office.payments.chosenFile({ body: { ...body, format: 'csv' } })
  expect(csv.headers.get('content-type')).toContain('text/csv')
  expect((await csv.text()).split('\r\n')).toHaveLength(4)

  const { data: log } = await office.activity.list({ query: { action: 'list.exported' } })
  expect(log.map(({ name }) => name)).toEqual(['overdue', 'overdue', 'due', 'overdue', 'overdue'])
  expect(log[1]?.facts).toMatchObject({ format: 'xlsx', chosen: 2 })
  expect(log.at(-1)?.facts).toMatchObject({ currency: ['ILS'], startDate: '2026-05-01' })
})
