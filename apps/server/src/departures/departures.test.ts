import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { actionsOn } from '../../test/auditOf.ts'
import { everyTable } from '../../test/everyTable.ts'
import { faultsOf } from '../../test/faultsOf.ts'
import { formWith } from '../../test/formOf.ts'
import { waiting } from '../../test/waiting.ts'

const { as, db, given, close } = await startServer()
afterAll(close)

const office = as(await given.owner())
const date = '2026-03-11'

const save = (order: Order, change: Parameters<typeof formWith>[1]) =>
  office.orders.change({ params: { id: order._id }, body: formWith(order, change) })

function departureOf(tour: { id: string }, day = date) {
  return db
    .selectFrom('tour_events')
    .select(['id', 'state', 'version'])
    .where('tour_id', '=', tour.id)
    .where('tour_date', '=', day)
    .executeTakeFirstOrThrow()
}

async function versionOf(tour: { id: string }, day = date): Promise<number> {
  return (await departureOf(tour, day)).version
}

async function departuresIn(order: Order): Promise<string[]> {
  const rows = await everyTable(db)
    .selectFrom('order_entries')
    .select('tour_event_id')
    .where('order_id', '=', order._id)
    .orderBy('position')
    .execute()
  return rows.map((row) => row.tour_event_id)
}

test('CAL-21 the first order creates the departure of its tour and date, open for sale, and the next one joins it', async () => {
  const tour = await given.tour()
  const first = await given.order({ selectedTours: [{ tour: tour.id, date }] })
  const departure = await departureOf(tour)
  expect(departure).toMatchObject({ state: 'open' })
  const second = await given.order({ selectedTours: [{ tour: tour.id, date }] })
  expect([...(await departuresIn(first)), ...(await departuresIn(second))]).toEqual([
    departure.id,
    departure.id,
  ])
  expect(await actionsOn(db, departure.id)).toEqual(['created'])
})

test('CAL-21 simultaneous first orders for the same two tours, in either order, share two departures', async () => {
  const [acre, haifa] = [await given.tour(), await given.tour()]
  const [there, back] = [
    [acre, haifa],
    [haifa, acre],
  ].map((tours) => tours.map(({ id }) => ({ tour: id, date })))
  const orders = await Promise.all(
    [there, back, there, back, there, back].map((selectedTours) => given.order({ selectedTours })),
  )
  const used = new Set((await Promise.all(orders.map(departuresIn))).flat())
  expect([...used].sort()).toEqual([(await departureOf(acre)).id, (await departureOf(haifa)).id].sort())
  expect(await versionOf(acre)).toBe(1 + orders.length)
})

test('a private order of several days is booked on the departure of its first day, as its vehicle is', async () => {
  const tour = await given.tour()
  const order = await given.order({
    orderType: 'private',
    selectedTours: [{ tour: tour.id, startDate: date, endDate: '2026-03-13' }],
  })
  expect(await departuresIn(order)).toEqual([(await departureOf(tour)).id])
  const unit = await given.unit({ tour, date })
  expect(unit.tourEvent).toBe((await departureOf(tour)).id)
})

test('the version of a departure rises with every change of its orders', async () => {
  const tour = await given.tour()
  const order = await given.order({ selectedTours: [{ tour: tour.id, date }] })
  const first = await versionOf(tour)
  const larger = await save(order, { participants: { adult: 4 } })
  expect(await versionOf(tour)).toBe(first + 1)
  const moved = await save(larger, { date: '2026-03-12' })
  expect([await versionOf(tour), await versionOf(tour, '2026-03-12')]).toEqual([first + 2, 2])
  expect(await departuresIn(moved)).toEqual([(await departureOf(tour, '2026-03-12')).id])
  await office.orders.cancel({ body: { orderId: moved._id, canRefund: false } })
  expect([await versionOf(tour), await versionOf(tour, '2026-03-12')]).toEqual([first + 2, 3])
})

test('the version of a departure rises with every change of its vehicles and of who rides on them', async () => {
  const tour = await given.tour()
  const order = await given.order({ selectedTours: [{ tour: tour.id, date }] })
  const versions = [await versionOf(tour)]
  const unit = await given.unit({ tour, date })
  versions.push(await versionOf(tour))
  const guide = [(await given.operator({ role: 'guide' })).id]
  const crew = { car: null, externalCar: null, driver: null, guide }
  await office.tourCars.change({ params: { id: unit._id }, body: crew })
  versions.push(await versionOf(tour))
  const selectedTour = order.selectedTours[0]!._id
  const boarding = { order: order._id, selectedTour, _id: unit._id }
  await office.tourCars.addOrder({ params: { id: unit._id }, body: boarding })
  versions.push(await versionOf(tour))
  await office.tourCars.removeOrder({ params: { tourCarId: unit._id, selectedTourId: selectedTour } })
  versions.push(await versionOf(tour))
  await office.tourCars.remove({ params: { id: unit._id } })
  versions.push(await versionOf(tour))
  const [start] = versions
  expect(versions).toEqual(versions.map((_, index) => start! + index))
})

test('a refused save creates no departure and no version', async () => {
  const tour = await given.tour()
  const order = await given.order({ selectedTours: [{ tour: tour.id, date }] })
  const version = await versionOf(tour)
  expect(await faultsOf(save(order, { date: '2026-03-12', language: null }))).toHaveProperty([
    'selectedTours.0.language',
  ])
  expect(await versionOf(tour)).toBe(version)
  await expect(departureOf(tour, '2026-03-12')).rejects.toThrow('no result')
})

test('moving an order to an unknown tour is refused at the tour', async () => {
  const order = await given.order()
  const faults = await faultsOf(save(order, { tour: '019b7000-0000-7000-8000-00000000dead' }))
  expect(Object.keys(faults)).toContain('selectedTours.0.tour')
})

test('an order that moves while its cancellation waits is canceled on the departure it moved to', async () => {
  const [tour, later] = [await given.tour(), '2026-03-12']
  const order = await given.order({ selectedTours: [{ tour: tour.id, date }] })
  await given.order({ selectedTours: [{ tour: tour.id, date: later }] })
  const [from, to] = [await departureOf(tour), await departureOf(tour, later)]
  let canceling: Promise<unknown> = Promise.resolve()
  await db.transaction().execute(async (tx) => {
    await sql`select from tour_events where id = ${from.id} for update`.execute(tx)
    canceling = office.orders.cancel({ body: { orderId: order._id, canRefund: false } })
    await waiting(db)
    const moved = { tour_event_id: to.id, tour_date: later }
    await everyTable(tx).updateTable('order_entries').set(moved).where('order_id', '=', order._id).execute()
  })
  await canceling
  expect(await versionOf(tour)).toBe(from.version)
  expect(await versionOf(tour, later)).toBe(to.version + 1)
  const canceled = await office.orders.get({ params: { id: order._id } })
  expect(canceled).toMatchObject({ status: 'canceled', selectedTours: [{ status: 'CANCELED', date: later }] })
})
