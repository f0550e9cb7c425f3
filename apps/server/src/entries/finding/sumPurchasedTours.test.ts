import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { everyOrder } from '../../kernel/scope.ts'
import { sumPurchasedTours } from './sumPurchasedTours.ts'

const { as, clock, db, given, close } = await startServer()
afterAll(close)

const office = as(await given.owner())
const orchard = await given.account({ name: 'Orchard Travel' })
const two = await given.order({
  selectedTours: [{ participants: { adult: 2 } }, { participants: { adult: 3 } }],
})
const other = await given.order({ agency: orchard.id, selectedTours: [{ participants: { adult: 4 } }] })
await given.paid(other)

const sums = (query: object = {}) => office.orders.purchasedTourSums({ query })

test('all rows of the filter are added up, an order with two tours once', async () => {
  const list = await office.orders.purchasedTours()
  const [first, second] = [two, other].map(({ _id }) => list.data.find(({ orderId }) => orderId === _id))
  const total = (first?.total ?? 0) + (second?.total ?? 0)
  expect(await sums()).toMatchObject({ tours: 3, orders: 2, people: 9, isOver: false })
  expect((await sums()).money).toEqual([
    { currency: 'USD', orders: 2, total, paid: second?.paid, open: first?.open },
  ])
  expect(total).toBeGreaterThan(0)
})

test('the filters are those of the list', async () => {
  expect(await sums({ agencies: [orchard.id] })).toMatchObject({ tours: 1, orders: 1, people: 4 })
  expect(await sums({ money: ['unpaid'] })).toMatchObject({ tours: 2, orders: 1, people: 5 })
  expect(await sums({ search: String(two.orderNumber) })).toMatchObject({ orders: 1, people: 5 })
  const nothing = { tours: 0, orders: 0, people: 0, money: [] }
  expect(await sums({ search: 'nobody at all' })).toMatchObject(nothing)
})

test('currencies are never added up with each other, and an open price is in no total', async () => {
  const before = await sums()
  await given.order({ selectedTours: [{}], currency: 'EUR' })
  await given.order({ orderType: 'private', paymentTBD: true })
  const after = await sums()
  expect(after.orders).toBe(before.orders + 2)
  expect(after.money.map(({ currency, orders }) => [currency, orders])).toEqual([
    ['USD', before.orders + 1],
    ['EUR', 1],
  ])
  expect(after.money[0]?.total).toBe(before.money[0]?.total)
})

test('the commission of the rows is added up tour by tour, without canceled tours', async () => {
  const agency = await given.account({ commission_rate: 10 })
  const order = await given.order({
    agency: agency.id,
    selectedTours: [{ participants: { adult: 2 } }, { participants: { adult: 1 } }],
  })
  const [kept, other] = order.selectedTours
  const query = { agencies: [agency.id] }
  expect((await sums(query)).commission).toBe(order.commission)
  const canceled = { orderId: order._id, entries: [other?._id ?? ''], canRefund: true }
  await office.orders.cancel({ body: canceled })
  expect(kept?.commission).toBeGreaterThan(0)
  expect((await sums(query)).commission).toBe(kept?.commission)
  const { data } = await office.orders.purchasedTours({ query })
  expect(new Map(data.map(({ _id, commission }) => [_id, commission]))).toEqual(
    new Map([
      [kept?._id, kept?.commission],
      [other?._id, 0],
    ]),
  )
})

test('more rows than the limit are not added up', async () => {
  const call = { scope: everyOrder, now: clock.now(), db }
  const { tours } = await sums()
  expect(await sumPurchasedTours(call, {}, tours - 1)).toEqual({
    tours: tours - 1,
    most: tours - 1,
    isOver: true,
    people: 0,
    underWay: 0,
    orders: 0,
    commission: 0,
    money: [],
  })
  expect(await sumPurchasedTours(call, {}, tours)).toMatchObject({ isOver: false, tours })
})
