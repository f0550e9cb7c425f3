import type { VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import type { UnitStops } from '@tourdesk/contract/dispatch/stops'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { actionsOn, auditOf } from '../../../test/auditOf.ts'
import { formWith } from '../../../test/formOf.ts'
import { mapPeer } from '../../../test/mapPeer.ts'
import { noticesOf } from '../../../test/noticesOf.ts'

const server = await startServer()
const { as, db, given, product } = server
const peer = await mapPeer()
afterAll(async () => {
  await server.close()
  peer.close()
})

const owner = await given.owner()
const office = as(owner)

const hilton = await given.location({ name: 'Hilton', address: '205 HaYarkon', lat: 32.09, lng: 34.77 })
const habima = await given.location({ name: 'Habima', address: '2 Tarsat', lat: 32.0727, lng: 34.7794 })
const gallery = await given.location({ name: 'Gallery', address: '7 Rothschild' })

/** A unit of a new tour, whose listed time is 08:00, with one party at each of the places. */
async function loaded(...places: { id: string }[]) {
  const tour = await given.tour({ pickup_times: JSON.stringify({ tel_aviv: '08:00' }) })
  const unit = await given.unit({ tour })
  const orders: Order[] = []
  for (const place of places) orders.push(await join(unit, place))
  return { tour, unit, orders }
}

async function join(unit: VehicleUnit, place: { id: string }): Promise<Order> {
  const pickup = { _id: place.id, city: 'tel_aviv' as const }
  const order = await given.order({ selectedTours: [{ tour: unit.tour, pickup }] })
  await put(order, unit)
  return order
}

function put(order: Order, { _id }: { _id: string }) {
  const body = { order: order._id, selectedTour: entryOf(order), _id }
  return office.tourCars.addOrder({ params: { id: _id }, body })
}

function entryOf({ selectedTours }: Order): string {
  return selectedTours[0]?._id ?? ''
}

const show = ({ _id }: { _id: string }) => office.unitStops.get({ params: { id: _id } })
const reload = ({ _id }: Order) => office.orders.get({ params: { id: _id } })
const timeOf = async (order: Order) => (await reload(order)).selectedTours[0]?.pickup?.pickupTimeStart

/** The pickup time that the order form shows with its price. */
async function calculated({ _id }: Order, form: ReturnType<typeof formWith>) {
  const { calculatedPrices } = await office.orders.calculatePrice({ body: { ...form, _id } })
  return calculatedPrices.pricePortions[0]?.pickupTimeStart
}

/** Saves the stops as they were read, with other times by name, or in another order. */
function save(read: UnitStops, times: Record<string, string | null>, order = read.stops) {
  const stops = order.map(({ key, time, place }) => ({
    key,
    time: place && place.name in times ? (times[place.name] ?? null) : time,
  }))
  return office.unitStops.change({ params: { id: read._id }, body: { stops, updatedAt: read.updatedAt } })
}

/** `07:20 Hilton`, one for each stop. */
function read({ stops }: Pick<UnitStops, 'stops'>): string[] {
  return stops.map(({ time, place }) => `${time} ${place?.name}`)
}

test('parties of one place share a stop, with the order’s name and phone at hand', async () => {
  const { unit, orders } = await loaded(hilton, habima, hilton)
  const stops = await show(unit)
  expect(read(stops)).toEqual(['08:00 Habima', '08:00 Hilton'])
  expect(stops).toMatchObject({ people: 6, date: unit.date, order: [] })
  expect(stops.stops[1]).toMatchObject({
    people: 4,
    place: { _id: hilton.id, lat: 32.09 },
    parties: [orders[0], orders[2]].map((order) => ({
      entry: entryOf(order!),
      order: order?._id,
      orderNumber: order?.orderNumber,
      customer: 'Dana Levi',
      people: 2,
      listedTime: '08:00',
    })),
  })
})

test('PLAN-21 a stop’s time becomes the pickup time of its parties, at the same price, and each order’s log has old and new', async () => {
  const { unit, orders } = await loaded(hilton, habima)
  const [first, second] = orders as [Order, Order]
  const stops = await show(unit)
  const notices = await noticesOf(product, () => save(stops, { Hilton: '07:20' }))
  expect(notices.map(({ topic, days }) => ({ topic, days }))).toEqual([
    { topic: 'dispatch', days: [unit.date] },
    { topic: 'orders', days: [unit.date] },
  ])
  const after = await reload(first)
  expect(after.selectedTours[0]?.pickup?.pickupTimeStart).toBe('07:20')
  expect(after.calculatedPrices).toEqual(first.calculatedPrices)
  expect(after.updatedAt).toBe(first.updatedAt)
  expect(await timeOf(second)).toBe('08:00')
  expect(read(await show(unit))).toEqual(['08:00 Habima', '07:20 Hilton'])

  const log = await office.editLogs.ofOrder({ params: { id: first._id } })
  expect(log.data[0]).toMatchObject({
    action: 'pickup time changed',
    user: owner.name,
    changes: [{ field: 'selectedTours.pickupTime', entry: entryOf(first), before: '08:00', after: '07:20' }],
  })
  expect(await actionsOn(db, second._id)).not.toContain('pickup time changed')
  const [last] = (await auditOf(db, unit._id)).toReversed()
  expect(last).toMatchObject({
    action: 'stops changed',
    details: {
      before: { stops: ['08:00 Habima', '08:00 Hilton'] },
      after: { stops: ['08:00 Habima', '07:20 Hilton'] },
    },
  })
})

test('the order stays as a planner left it, and a party that gets on later joins by time', async () => {
  const { unit } = await loaded(hilton, habima)
  const saved = await save(await show(unit), { Habima: '08:10' })
  const turned = await save(saved, {}, saved.stops.toReversed())
  expect(read(turned)).toEqual(['08:00 Hilton', '08:10 Habima'])
  const back = await save(turned, {}, turned.stops.toReversed())
  expect(read(back)).toEqual(['08:10 Habima', '08:00 Hilton'])
  await join(unit, gallery)
  expect(read(await show(unit))).toEqual(['08:00 Gallery', '08:10 Habima', '08:00 Hilton'])
})

test('PLAN-22 an edit that leaves place, tour and date alone keeps the planned time, and so does a price calculation', async () => {
  const { unit, orders } = await loaded(hilton)
  const [order] = orders as [Order]
  await save(await show(unit), { Hilton: '05:45' })
  const change = (body: ReturnType<typeof formWith>) =>
    office.orders.change({ params: { id: order._id }, body })
  const form = formWith(await reload(order), { participants: { adult: 3 }, group_type: 'medium_group' })
  const phoned = { ...form, userInformation: { ...form.userInformation, mobilePhone: '+972 50 555 0142' } }
  expect(await calculated(order, phoned)).toBe('05:45')
  await change(phoned)
  expect(await timeOf(order)).toBe('05:45')

  const moved = formWith(await reload(order), { pickup: { _id: habima.id, city: 'tel_aviv' } })
  expect(await calculated(order, moved)).toBe('08:00')
  await change(moved)
  expect(await timeOf(order)).toBe('08:00')
  const log = await office.editLogs.ofOrder({ params: { id: order._id } })
  expect(log.data[0]?.changes).toContainEqual(
    expect.objectContaining({ field: 'selectedTours.pickupTime', before: '05:45', after: '08:00' }),
  )

  await save(await show(unit), { Habima: '06:00' })
  await change(formWith(await reload(order), { date: '2026-03-12' }))
  expect(await timeOf(order)).toBe('08:00')
})

test('a party keeps its time on another unit, and takes the unit’s when its stop gets that time', async () => {
  const { unit, tour } = await loaded(hilton)
  const other = await given.unit({ tour })
  const guest = await join(other, hilton)
  await save(await show(unit), { Hilton: '07:20' })
  await save(await show(other), { Hilton: '07:05' })
  await put(guest, unit)
  const stops = await show(unit)
  expect(read(stops)).toEqual(['07:05 Hilton', '07:20 Hilton'])
  expect(stops.order).toEqual([stops.stops[1]?.key])
  const joined = await save(stops, { Hilton: '07:20' })
  expect(read(joined)).toEqual(['07:20 Hilton'])
  expect(await timeOf(guest)).toBe('07:20')
})

test('of two planners the second is refused, and so is who doesn’t know all stops', async () => {
  const { unit, orders } = await loaded(hilton, habima)
  const stops = await show(unit)
  await save(stops, { Hilton: '07:20' })
  const late = { code: 'changed_by_another', status: 409 }
  await expect(save(stops, { Hilton: '07:40' })).rejects.toMatchObject(late)
  const now = await show(unit)
  await expect(save(now, {}, now.stops.slice(1))).rejects.toMatchObject(late)
  // Another pickup changes the stops, and not the unit.
  const body = formWith(await reload(orders[0]!), { pickup: { _id: gallery.id, city: 'tel_aviv' } })
  await office.orders.change({ params: { id: orders[0]!._id }, body })
  await expect(save(now, { Habima: '07:00' })).rejects.toMatchObject(late)
  expect(read(await show(unit))).toEqual(['08:00 Habima', '08:00 Gallery'])
})

test('two planners at once: one saves, the other is refused', async () => {
  const { unit, orders } = await loaded(hilton, habima)
  const stops = await show(unit)
  const both = await Promise.allSettled([save(stops, { Hilton: '07:20' }), save(stops, { Hilton: '07:40' })])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const isFirst = both[0].status === 'fulfilled'
  expect(await timeOf(orders[0]!)).toBe(isFirst ? '07:20' : '07:40')
})

test('HOLE-P18 wrong times are named, and nothing is saved', async () => {
  const { unit, orders } = await loaded(hilton, habima)
  const stops = await show(unit)
  for (const time of ['03:59', '7:20', '', '24:00', null])
    await expect(save(stops, { Hilton: time })).rejects.toMatchObject({
      status: 400,
      issues: [{ field: 'stops.1.time', code: 'stop_time_invalid' }],
    })
  expect(await timeOf(orders[0]!)).toBe('08:00')
  await save(stops, { Hilton: '23:59', Habima: '04:00' })
  expect(await timeOf(orders[0]!)).toBe('23:59')
})

test('saving what’s there already changes nothing', async () => {
  const { unit } = await loaded(hilton, habima)
  const stops = await show(unit)
  const answer = await save(stops, {})
  expect(answer).toMatchObject({ undo: null, updatedAt: stops.updatedAt, order: [] })
  expect(await actionsOn(db, unit._id)).not.toContain('stops changed')
})

test('a change of stops is undone as a whole, unless somebody changed them since', async () => {
  const { unit, orders } = await loaded(hilton, habima)
  const [first] = orders as [Order]
  const once = await save(await show(unit), { Hilton: '07:20' })
  const turned = await save(once, { Hilton: '07:30' }, once.stops.toReversed())
  await office.undo.take({ params: { id: turned.undo ?? '' } })
  expect(read(await show(unit))).toEqual(['08:00 Habima', '07:20 Hilton'])
  await office.undo.take({ params: { id: once.undo ?? '' } })
  expect(read(await show(unit))).toEqual(['08:00 Habima', '08:00 Hilton'])
  expect((await show(unit)).order).toEqual([])
  expect(await timeOf(first)).toBe('08:00')
  expect((await actionsOn(db, first._id)).filter((action) => action === 'pickup time changed')).toHaveLength(
    4,
  )

  const again = await save(await show(unit), { Hilton: '07:20' })
  await save(again, { Hilton: '07:25' })
  await expect(office.undo.take({ params: { id: again.undo ?? '' } })).rejects.toMatchObject({
    code: 'undo_changed',
  })
  const gone = await save(await show(unit), { Hilton: '07:35' })
  await office.tourCars.removeOrder({ params: { tourCarId: unit._id, selectedTourId: entryOf(first) } })
  await expect(office.undo.take({ params: { id: gone.undo ?? '' } })).rejects.toMatchObject({
    code: 'undo_changed',
  })
  expect(await timeOf(first)).toBe('07:35')
})

test('a deleted unit that comes back has its stops in their order', async () => {
  const { unit } = await loaded(hilton, habima)
  const stops = await show(unit)
  const turned = await save(stops, {}, stops.stops.toReversed())
  const { undo } = await office.tourCars.remove({ params: { id: unit._id } })
  await expect(show(unit)).rejects.toMatchObject({ code: 'not_found', status: 404 })
  await expect(save(turned, { Hilton: '07:20' })).rejects.toMatchObject({ code: 'not_found' })
  await office.undo.take({ params: { id: undo ?? '' } })
  expect(read(await show(unit))).toEqual(['08:00 Hilton', '08:00 Habima'])
})

test('without a driving service the way is estimated by the straight line, to the first highlight too', async () => {
  const { unit, tour } = await loaded(hilton, habima, gallery)
  await given.highlight({ tours: [tour], lat: 31.7767, lng: 35.2345 })
  const { stops } = await show(unit)
  const drives = await office.unitStops.drives({ params: { id: unit._id } })
  expect(drives.source).toBe('line')
  expect(drives.keys).toEqual(stops.map(({ key }) => key))
  const [galleryAt, habimaAt, hiltonAt] = ['Gallery', 'Habima', 'Hilton'].map((name) =>
    stops.findIndex(({ place }) => place?.name === name),
  ) as [number, number, number]
  expect(drives.minutes[habimaAt]?.[hiltonAt]).toBeCloseTo(5.5, 0)
  expect(drives.minutes[galleryAt]?.[hiltonAt]).toBeNull()
  expect(drives.toSight[habimaAt]).toBeGreaterThan(50)
  expect(drives.toSight[galleryAt]).toBeNull()
})

test('PLAN-19 a driving service is asked in one call; while it fails, the straight line is taken and said', async () => {
  const mapped = await startServer({ env: { MAPS_DRIVING_URL: peer.address } })
  try {
    const staff = mapped.as(await mapped.given.owner())
    const tour = await mapped.given.tour()
    const unit = await mapped.given.unit({ tour })
    for (const [name, lat] of [
      ['North', 32.1],
      ['South', 32],
    ] as const) {
      const place = await mapped.given.location({ name, address: `${name} Street`, lat, lng: 34.8 })
      const pickup = { _id: place.id, city: 'tel_aviv' as const }
      const order = await mapped.given.order({ selectedTours: [{ tour: tour.id, pickup }] })
      const body = { order: order._id, selectedTour: entryOf(order), _id: unit._id }
      await staff.tourCars.addOrder({ params: { id: unit._id }, body })
    }
    peer.drives = [
      [0, 1200],
      [930, 0],
    ]
    const params = { id: unit._id }
    expect(await staff.unitStops.drives({ params })).toMatchObject({
      source: 'map',
      minutes: [
        [0, 20],
        [15.5, 0],
      ],
      toSight: [null, null],
    })
    expect(peer.asked.at(-1)).toBe('/table/v1/driving/34.8,32.1;34.8,32')
    peer.isDown = true
    const { source, minutes } = await staff.unitStops.drives({ params })
    expect(source).toBe('failed')
    expect(minutes[0]?.[1]).toBeCloseTo(28.9, 0)
  } finally {
    await mapped.close()
  }
})
