import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { dayIn } from '@tourdesk/domain/calendar'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { formOf } from '../../test/formOf.ts'
import { wrongLedgers } from '../../test/wrongLedgers.ts'
import { newId } from '../kernel/newId.ts'

const { as, db, given, clock, close } = await startServer()
afterAll(close)

const today = '2026-03-10'
clock.set(`${today}T08:00:00Z`)
const office = as(await given.owner())

type Query = NonNullable<Parameters<typeof office.orders.purchasedTours>[0]>['query']

async function rowsOf(order: Order) {
  const { data } = await office.orders.purchasedTours({ query: { search: String(order.orderNumber) } })
  return data.map(({ date, total, paid, open, currency, isOverdue }) => ({
    date,
    amounts: [total, paid, open],
    currency,
    isOverdue,
  }))
}

/** The numbers of the orders that a query finds, once for each of their tours. */
async function found(query: Query) {
  const { data, total } = await office.orders.purchasedTours({ query: { ...query, sort: 'date' } })
  expect(total).toBe(data.length)
  return data.map(({ orderNumber }) => orderNumber)
}

function receive(order: Order, amount: number, isOverpayment = false) {
  const day = dayIn(clock.now())
  const money = { kind: 'payment', method: 'cash', amount, day, isOverpayment } as const
  return office.orders.recordPayment({ params: { id: order._id }, body: { ...money, clientKey: newId() } })
}

async function edit(order: Order, change: (form: ReturnType<typeof formOf>) => void) {
  const form = formOf(await office.orders.get({ params: { id: order._id } }))
  change(form)
  return office.orders.change({ params: { id: order._id }, body: form })
}

test('a row shows what its order costs, what’s paid and what’s open, from the booking to the cancellation', async () => {
  const order = await given.order({ selectedTours: [{ date: '2026-03-20' }] })
  const amounts = async () => (await rowsOf(order))[0]?.amounts
  expect(await amounts()).toEqual([250, 0, 250])
  await receive(order, 100)
  expect(await amounts()).toEqual([250, 100, 150])
  await edit(order, ({ selectedTours }) => (selectedTours[0]!.participants = { adult: 4 }))
  expect(await amounts()).toEqual([500, 100, 400])
  await receive(order, 400)
  expect(await amounts()).toEqual([500, 500, 0])
  await receive(order, 20, true)
  expect(await amounts()).toEqual([500, 520, 0])
  await office.orders.cancel({ body: { orderId: order._id, canRefund: false } })
  expect(await amounts()).toEqual([520, 520, 0])
  expect(await wrongLedgers(db)).toEqual([])
})

test('a canceled order that gets its money back owes nothing', async () => {
  const order = await given.order({ selectedTours: [{ date: '2026-03-20' }] })
  await receive(order, 250)
  await office.orders.cancel({ body: { orderId: order._id, canRefund: true } })
  expect(await rowsOf(order)).toMatchObject([{ amounts: [0, 250, 0], isOverdue: false }])
})

test('all tours of an order show the amounts of the whole order, in its currency', async () => {
  const order = await given.order({
    currency: 'ILS',
    selectedTours: [{ date: '2026-03-20' }, { date: '2026-03-22' }],
  })
  const total = order.calculatedPrices.totalPrice * order.currencyRate
  const amounts = [total, 0, total]
  expect((await rowsOf(order)).map((row) => [row.amounts, row.currency])).toEqual([
    [amounts, 'ILS'],
    [amounts, 'ILS'],
  ])
})

test('an order waiting for a price has no total until it gets one', async () => {
  const order = await given.order({ orderType: 'private', paymentTBD: true })
  expect((await rowsOf(order))[0]?.amounts).toEqual([null, 0, 0])
  expect(await found({ money: ['unpriced'] })).toEqual([order.orderNumber])
  await edit(order, (form) => (form.paymentTBD = false))
  expect((await rowsOf(order))[0]?.amounts).toEqual([740, 0, 740])
  expect(await found({ money: ['unpriced'] })).toEqual([])
})

test('a canceled order no longer waits for a price', async () => {
  const order = await given.order({ orderType: 'private', paymentTBD: true })
  await office.orders.cancel({ body: { orderId: order._id, canRefund: false } })
  expect(await found({ money: ['unpriced'] })).toEqual([])
  expect((await rowsOf(order))[0]?.amounts).toEqual([0, 0, 0])
})

test('an order is overdue from the day after its first charge was due, like in the list of overdue payments', async () => {
  const order = await given.order({ selectedTours: [{ date: '2026-03-20' }] })
  const overdue = async () => {
    const { data } = await office.payments.due({ query: { list: 'overdue' } })
    const isListed = data.some(({ orderId }) => orderId === order._id)
    expect(await rowsOf(order)).toMatchObject([{ isOverdue: isListed }])
    return isListed
  }
  expect(await overdue()).toBe(false)
  clock.set('2026-03-11T08:00:00Z')
  expect(await overdue()).toBe(true)
  await receive(order, 100)
  expect(await overdue()).toBe(true)
  await receive(order, 150)
  expect(await overdue()).toBe(false)
  clock.set(`${today}T08:00:00Z`)
  expect(await wrongLedgers(db)).toEqual([])
})

test('an order that its agency pays is overdue from the day of its first tour that takes place', async () => {
  const agency = await given.account({ name: 'Carmel Holidays' })
  const order = await given.order({
    agency: agency.id,
    isAgencyPayment: true,
    selectedTours: [{ date: '2026-03-12' }, { date: '2026-03-15' }],
  })
  const overdue = async () => (await found({ agencies: [agency.id], money: ['overdue'] })).length
  const onDay = async (day: string) => {
    clock.set(`${day}T08:00:00Z`)
    expect((await rowsOf(order)).every(({ isOverdue }) => isOverdue)).toBe((await overdue()) === 2)
    return overdue()
  }
  expect(await onDay('2026-03-11')).toBe(0)
  expect(await onDay('2026-03-12')).toBe(2)
  clock.set(`${today}T08:00:00Z`)

  await edit(order, ({ selectedTours }) => (selectedTours[0]!.status = 'CANCELED'))
  expect(await onDay('2026-03-12')).toBe(0)
  expect(await onDay('2026-03-15')).toBe(2)
  clock.set(`${today}T08:00:00Z`)

  await edit(order, ({ selectedTours }) => (selectedTours[1]!.date = '2026-03-18'))
  expect(await onDay('2026-03-15')).toBe(0)
  expect(await onDay('2026-03-18')).toBe(2)
  clock.set(`${today}T08:00:00Z`)

  const [payment] = (await office.orders.get({ params: { id: order._id } })).payments
  await office.orders.settlePayment({ params: { id: order._id, paymentId: payment!._id } })
  expect(await onDay('2026-03-18')).toBe(0)
  clock.set(`${today}T08:00:00Z`)
  expect(await wrongLedgers(db)).toEqual([])
})

test('the filters by money find what’s waiting for a price, not paid in full, or overdue, alone and together', async () => {
  const agency = await given.account({ name: 'Tavor Travel' })
  const own = (choice: Parameters<typeof given.order>[0]) => given.order({ agency: agency.id, ...choice })
  const late = await own({ selectedTours: [{ date: '2026-03-12' }, { date: '2026-03-25' }] })
  const paid = await own({ selectedTours: [{ date: '2026-03-12' }] })
  await receive(paid, 250)
  const canceled = await own({ selectedTours: [{ date: '2026-03-12' }] })
  await office.orders.cancel({ body: { orderId: canceled._id, canRefund: false } })
  clock.set('2026-03-13T08:00:00Z')
  const unpriced = await own({ orderType: 'private', paymentTBD: true })
  const open = await own({ selectedTours: [{ date: '2026-03-20' }] })
  const partly = await own({ selectedTours: [{ date: '2026-03-21' }] })
  await receive(partly, 100)

  const findsIn = async (money: NonNullable<Query>['money'], query: Query = {}) =>
    new Set(await found({ agencies: [agency.id], money, ...query }))
  const numbers = (...orders: Order[]) => new Set(orders.map(({ orderNumber }) => orderNumber))
  expect(await findsIn(['unpriced'])).toEqual(numbers(unpriced))
  expect(await findsIn(['unpaid'])).toEqual(numbers(open, partly, late))
  expect(await findsIn(['overdue'])).toEqual(numbers(late))
  expect(await findsIn(['unpriced', 'overdue'])).toEqual(numbers(unpriced, late))
  expect(await findsIn(['unpriced', 'unpaid', 'overdue'])).toEqual(numbers(unpriced, open, partly, late))
  expect(await findsIn('all')).toEqual(numbers(unpriced, open, partly, late, paid, canceled))
  expect(await findsIn(['unpaid'], { startDate: '2026-03-21', endDate: '2026-03-21' })).toEqual(
    numbers(partly),
  )
  await expect(office.orders.purchasedTours({ query: { money: ['late' as never] } })).rejects.toMatchObject({
    status: 400,
    issues: [{ field: 'money.0' }],
  })
})
