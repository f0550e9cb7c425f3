import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { pricesChangedBy } from '../../test/changePrices.ts'
import { everyTable } from '../../test/everyTable.ts'
import { faultsOf } from '../../test/faultsOf.ts'
import { type formOf, formWith } from '../../test/formOf.ts'

const { as, db, given, close } = await startServer()
afterAll(close)

const office = as(await given.owner())
const change = pricesChangedBy(office, await given.mainAccount())
const save = (order: Order, body: ReturnType<typeof formOf>) =>
  office.orders.change({ params: { id: order._id }, body })
const reload = ({ _id }: Order) => office.orders.get({ params: { id: _id } })

let order: Order
beforeEach(async () => {
  await change(({ ticket_types }) => ({
    ticket_types: [
      ...ticket_types.filter(({ type }) => ['adult', 'child', 'infant'].includes(type)),
      { type: 'senior', pricePortion: 0.8, notes: '' },
    ],
  }))
  order = await given.order({ selectedTours: [{ participants: { adult: 1, senior: 2 } }] })
  expect(order.calculatedPrices.totalPrice).toBe(325)
})

const rename = (before: string, after: string, pricePortion?: number) =>
  change(({ ticket_types }) => ({
    ticket_types: ticket_types.map((each) =>
      each.type === before ? { ...each, type: after, ...(pricePortion && { pricePortion }) } : each,
    ),
  }))
const remove = (gone: string) =>
  change(({ ticket_types }) => ({ ticket_types: ticket_types.filter(({ type }) => type !== gone) }))

test('a renamed ticket type has its new name in saved orders, including the price per ticket', async () => {
  await rename('senior', 'gold')
  const renamed = await reload(order)
  expect(renamed.selectedTours[0]?.participants).toEqual({ adult: 1, gold: 2 })
  expect(renamed.ticketTypes.map(({ type }) => type)).toEqual(['adult', 'gold'])
  const noted = await save(renamed, formWith(renamed, { notes: 'Slow walkers' }))
  expect(noted.calculatedPrices.totalPrice).toBe(325)
  const more = await save(noted, formWith(noted, { participants: { adult: 1, gold: 3 } }))
  expect(more.calculatedPrices.totalPrice).toBe(425)
  const rows = await everyTable(db)
    .selectFrom('order_entries')
    .select('tickets')
    .where('order_id', '=', order._id)
    .execute()
  expect(rows).toEqual([{ tickets: { adult: 12_500, gold: 10_000 } }])
})

test('a renamed ticket type has its new name in who rides on which vehicle', async () => {
  const date = '2026-03-11'
  const { selectedTours, _id } = await given.order({
    selectedTours: [{ date, participants: { adult: 1, senior: 2 } }],
  })
  const [entry] = selectedTours
  const unit = await given.unit({ tour: { id: entry?.tour?._id ?? '' }, date })
  await office.seats.move({ params: { orderId: _id, entryId: entry?._id ?? '' }, body: { to: unit._id } })
  await rename('senior', 'gold')
  const renamed = await office.orders.get({ params: { id: _id } })
  expect(renamed.selectedTours[0]?.tourCars).toEqual([{ _id: unit._id, participants: { adult: 1, gold: 2 } }])
})

test('an order with a deleted ticket type can be edited, including the number of people', async () => {
  await remove('senior')
  const noted = await save(order, formWith(order, { notes: 'Slow walkers' }))
  expect(noted).toMatchObject({
    calculatedPrices: { totalPrice: 325 },
    ticketTypes: [{ type: 'adult' }, { type: 'senior', pricePortion: 0.8 }],
  })
  const body = { ...formWith(noted, { participants: { adult: 1, senior: 4 } }), _id: order._id }
  const { calculatedPrices } = await office.orders.calculatePrice({ body })
  expect(calculatedPrices).toMatchObject({ totalPrice: 525, paymentTBD: false })
  const { _id, ...form } = body
  expect((await save(noted, form)).calculatedPrices.totalPrice).toBe(525)
})

test('new orders cannot use a deleted ticket type', async () => {
  await remove('senior')
  const input = await given.orderInput({ selectedTours: [{ participants: { adult: 1, senior: 1 } }] })
  expect(await faultsOf(office.orders.place({ body: input }))).toEqual({
    'selectedTours.0.participants.senior': 'ticket_type_unknown',
  })
})

test('once an order has no people of a deleted type left, it cannot add new ones', async () => {
  await remove('senior')
  const without = await save(order, formWith(order, { participants: { adult: 3 } }))
  const body = formWith(without, { participants: { adult: 3, senior: 1 } })
  expect(await faultsOf(save(without, body))).toEqual({
    'selectedTours.0.participants.senior': 'ticket_type_unknown',
  })
})

test('a saved order keeps its ticket types’ shares, and new orders pay the new ones', async () => {
  await rename('senior', 'senior', 0.4)
  const more = await save(order, formWith(order, { participants: { adult: 1, senior: 3 } }))
  expect(more.calculatedPrices.totalPrice).toBe(425)
  const fresh = await given.order({ selectedTours: [{ participants: { adult: 1, senior: 3 } }] })
  expect(fresh.calculatedPrices.totalPrice).toBe(275)
})

test('renaming a type to the name of a deleted type in an order does not change the order', async () => {
  const mixed = await save(order, formWith(order, { participants: { child: 2, senior: 1, adult: 1 } }))
  await remove('senior')
  await rename('child', 'senior')
  const kept = await reload(mixed)
  expect(kept.selectedTours[0]?.participants).toEqual({ child: 2, senior: 1, adult: 1 })
  const noted = await save(kept, formWith(kept, { notes: 'x' }))
  expect(noted.calculatedPrices.totalPrice).toBe(mixed.calculatedPrices.totalPrice)
  await rename('senior', 'child')
})
