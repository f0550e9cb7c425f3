import type { VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import type { NumberedProposal, StopsProposal } from '@tourdesk/contract/dispatch/stops'
import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { actionsOn, auditOf } from '../../../test/auditOf.ts'
import { doJobs } from '../../../test/mailbox.ts'
import { mapPeer } from '../../../test/mapPeer.ts'
import { smtpPeer } from '../../../test/smtpPeer.ts'
import { switchNews } from '../../../test/switchNews.ts'
import { sendPlanned } from '../../messages/automatic/sendPlanned.ts'

const mail = await smtpPeer([])
const map = await mapPeer()
const env = {
  SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
  MAIL_FROM: 'Carmel Tours <desk@example.com>',
  WEB_ORIGIN: 'https://desk.example.com',
}
const { as, clock, close, db, given, product } = await startServer({ env })
afterAll(async () => {
  await close()
  await mail.close()
  map.close()
})

const office = as(await given.owner())
const date = '2026-03-12'

const hilton = await given.location({ name: 'Hilton', address: '205 HaYarkon', lat: 32.09, lng: 34.77 })
const habima = await given.location({ name: 'Habima', address: '2 Tarsat', lat: 32.0727, lng: 34.7794 })
const gallery = await given.location({ name: 'Gallery', address: '7 Rothschild' })
const davids = await given.location({
  ...{ city: 'jerusalem', name: 'King David', address: '23 King David', lat: 31.7745, lng: 35.2225 },
})

/** A departure whose listed times are 08:00 in Tel Aviv and 08:10 in Jerusalem. */
async function departure() {
  const tour = await given.tour({
    pickup_times: JSON.stringify({ tel_aviv: '08:00', jerusalem: '08:10' }),
  })
  await given.highlight({ tours: [tour], lat: 31.3156, lng: 35.3536 })
  const query = { tour: tour.id }
  return {
    tour,
    proposals: async () => (await office.unitStops.proposeAll({ params: { date }, query })).data,
    unit: () => given.unit({ tour, date }),
    /** A new party of two at a place on a unit. */
    async party(place: { id: string }, unit: VehicleUnit, adults = 2): Promise<Order> {
      const city = place === davids ? ('jerusalem' as const) : ('tel_aviv' as const)
      const order = await given.order({
        selectedTours: [
          { tour: tour.id, date, pickup: { _id: place.id, city }, participants: { adult: adults } },
        ],
        userInformation: { firstName: 'Dana', lastName: 'Levi', email: 'dana@example.com' },
      })
      const body = { order: order._id, selectedTour: entryOf(order), _id: unit._id }
      await office.tourCars.addOrder({ params: { id: unit._id }, body })
      return order
    },
  }
}

function entryOf({ selectedTours }: Order): string {
  return selectedTours[0]?._id ?? ''
}

const propose = ({ _id }: { _id: string }) => office.unitStops.propose({ params: { id: _id } })
const show = ({ _id }: { _id: string }) => office.unitStops.get({ params: { id: _id } })
const timeOf = async ({ _id }: Order) =>
  (await office.orders.get({ params: { id: _id } })).selectedTours[0]?.pickup?.pickupTimeStart

/** `08:00 → 07:40 Hilton`, one for each stop. */
function read({ stops }: Pick<StopsProposal, 'stops'>): string[] {
  return stops.map(({ time, proposedTime, place }) => `${time} → ${proposedTime} ${place?.name}`)
}

/** What a proposal sends when it's saved as it is. */
function sent({ _id, stops, updatedAt }: StopsProposal) {
  return {
    tourCar: _id,
    stops: stops.map(({ key, proposedTime }) => ({ key, time: proposedTime })),
    updatedAt,
  }
}

const saveAll = (...units: StopsProposal[]) =>
  office.unitStops.changeAll({ body: { units: units.map(sent) } })

test('PLAN-34 times are proposed for a unit by the way between its stops, and nothing is saved before the planner saves', async () => {
  const { unit, party } = await departure()
  const bus = await unit()
  const [first, second] = [await party(hilton, bus), await party(habima, bus)]
  await party(davids, bus)
  const before = await show(bus)
  const proposal = await propose(bus)
  expect(read(proposal)).toEqual(['08:00 → 07:50 Hilton', '08:00 → 08:00 Habima', '08:10 → 08:10 King David'])
  expect(proposal).toMatchObject({
    _id: bus._id,
    people: 6,
    source: 'line',
    updatedAt: before.updatedAt,
    notes: [{ code: 'cities_too_close', minutes: 10, needed: expect.any(Number) }],
  })
  expect(proposal.notes[0]).toMatchObject({ from: proposal.stops[1]?.key, to: proposal.stops[2]?.key })
  expect(await show(bus)).toEqual(before)
  expect(await actionsOn(db, bus._id)).not.toContain('stops changed')

  const { tourCar, ...body } = sent(proposal)
  await office.unitStops.change({ params: { id: tourCar }, body })
  expect([await timeOf(first), await timeOf(second)]).toEqual(['07:50', '08:00'])
  expect(read(await propose(bus))[0]).toBe('07:50 → 07:50 Hilton')
  const found = await office.dayChecks.ofDay({ params: { date } })
  const close = found.data.filter(
    ({ code, tourCar: about }) => code === 'stops_too_close' && about === bus._id,
  )
  expect(close).toEqual([])
})

test('PLAN-34 the units of a departure are proposed and saved together, with one undo', async () => {
  const { unit, party, proposals } = await departure()
  const units = [await unit(), await unit(), await unit()]
  const [bus, van] = units as [VehicleUnit, VehicleUnit]
  const orders = [
    await party(hilton, bus),
    await party(habima, bus),
    await party(gallery, van),
    await party(habima, van),
  ]
  const all = await proposals()
  expect(all.map(({ _id, number }) => [_id, number])).toEqual([
    [bus._id, 1],
    [van._id, 2],
  ])
  expect(all.map(read)).toEqual([
    ['08:00 → 07:50 Hilton', '08:00 → 08:00 Habima'],
    ['08:00 → 07:55 Habima', '08:00 → 08:00 Gallery'],
  ])
  expect(all[1]?.notes.map(({ code }) => code)).toEqual(['way_unknown'])

  const { undo } = await saveAll(...all)
  const times = () => Promise.all(orders.map(timeOf))
  expect(await times()).toEqual(['07:50', '08:00', '08:00', '07:55'])
  for (const { _id } of [bus, van])
    expect((await auditOf(db, _id)).at(-1)).toMatchObject({ action: 'stops changed' })
  expect((await proposals()).flatMap(({ stops }) => stops.filter(isMoved))).toEqual([])
  await office.undo.take({ params: { id: undo ?? '' } })
  expect(await times()).toEqual(['08:00', '08:00', '08:00', '08:00'])
  expect((await show(bus)).order).toEqual([])
  expect(await saveAll(...(await proposals()).map(asItIs))).toEqual({ undo: null })
})

function isMoved({ time, proposedTime }: StopsProposal['stops'][number]): boolean {
  return time !== proposedTime
}

/** The same unit with its present times. */
function asItIs(proposal: NumberedProposal): NumberedProposal {
  const order = new Map(proposal.stops.map((stop) => [stop.place?.name ?? '', stop]))
  const stops = [...order.keys()].toSorted().map((name) => order.get(name)!)
  return { ...proposal, stops: stops.map((stop) => ({ ...stop, proposedTime: stop.time })) }
}

test('if one of the units has changed, or one of its times is wrong, none is saved', async () => {
  const { unit, party, proposals } = await departure()
  const [bus, van] = [await unit(), await unit()]
  const orders = [await party(hilton, bus), await party(habima, bus), await party(hilton, van)]
  const [ofBus, ofVan] = (await proposals()) as [NumberedProposal, NumberedProposal]
  const wrong = { ...ofVan, stops: ofVan.stops.map((stop) => ({ ...stop, proposedTime: '03:00' })) }
  await expect(saveAll(ofBus, wrong)).rejects.toMatchObject({
    status: 400,
    issues: [{ field: 'units.1.stops.0.time', code: 'stop_time_invalid' }],
  })
  await expect(saveAll(ofBus, ofBus)).rejects.toMatchObject({ status: 400 })
  await party(habima, van)
  await expect(saveAll(ofBus, ofVan)).rejects.toMatchObject({ status: 409, code: 'changed_by_another' })
  expect(await Promise.all(orders.map(timeOf))).toEqual(['08:00', '08:00', '08:00'])

  const { undo } = await saveAll(...(await proposals()))
  await office.tourCars.removeOrder({
    params: { tourCarId: van._id, selectedTourId: entryOf(orders[2]!) },
  })
  await expect(office.undo.take({ params: { id: undo ?? '' } })).rejects.toMatchObject({
    code: 'undo_changed',
  })
  expect(await timeOf(orders[0]!)).toBe('07:50')
  await office.tourCars.remove({ params: { id: van._id } })
  const gone = { ...ofVan, stops: [] }
  await expect(saveAll(gone)).rejects.toMatchObject({ status: 404, code: 'not_found' })
})

test('a party that rides in two vehicles gets one time, and its order one line in the log', async () => {
  const { unit, party, proposals } = await departure()
  const [bus, van] = [await unit(), await unit()]
  const split = await party(hilton, bus, 4)
  await party(habima, van)
  await office.seats.move({
    params: { orderId: split._id, entryId: entryOf(split) },
    body: { from: bus._id, to: van._id, participants: { adult: 2 } },
  })
  const all = await proposals()
  expect(all.map(read)).toEqual([['08:00 → 07:50 Hilton'], ['08:00 → 07:50 Hilton', '08:00 → 08:00 Habima']])
  const [ofBus, ofVan] = all as [NumberedProposal, NumberedProposal]
  await expect(saveAll(asItIs(ofBus), ofVan)).rejects.toMatchObject({
    issues: [{ field: 'units.1.stops.0.time', code: 'party_time_differs' }],
  })
  await saveAll(ofBus, ofVan)
  expect(await timeOf(split)).toBe('07:50')
  expect((await actionsOn(db, split._id)).filter((action) => action === 'pickup time changed')).toHaveLength(
    1,
  )
})

test('PLAN-34 customers whose reminder named another time are named with it', async () => {
  clock.set('2026-03-01T09:00:00+02:00')
  await switchNews(office, 'order_confirmed', 'tour_reminder', 'pickup_changed')
  const { unit, party } = await departure()
  const bus = await unit()
  await party(hilton, bus)
  await party(habima, bus)
  const told = async () =>
    (await propose(bus)).stops.flatMap(({ parties }) =>
      parties.map(({ customer, toldTime }) => [customer, toldTime]),
    )
  const at = async (instant: string) => {
    clock.set(instant)
    await sendPlanned(product)
    await doJobs(product)
  }
  await at('2026-03-01T09:02:00+02:00')
  expect(await told()).toEqual([
    ['Dana Levi', null],
    ['Dana Levi', null],
  ])
  await at('2026-03-11T17:00:00+02:00')
  expect(await told()).toEqual([
    ['Dana Levi', '08:00'],
    ['Dana Levi', '08:00'],
  ])
  await saveAll(await propose(bus))
  await at('2026-03-11T17:06:00+02:00')
  expect(await told()).toEqual([
    ['Dana Levi', '07:50'],
    ['Dana Levi', '08:00'],
  ])
  expect((await show(bus)).stops.flatMap(({ parties }) => parties.map(({ toldTime }) => toldTime))).toEqual([
    '07:50',
    '08:00',
  ])
})

test('with a driving service, its longer way counts, and while it fails the straight line', async () => {
  const mapped = await startServer({ env: { MAPS_DRIVING_URL: map.address } })
  try {
    const staff = mapped.as(await mapped.given.owner())
    const tour = await mapped.given.tour({ pickup_times: JSON.stringify({ tel_aviv: '08:00' }) })
    const { _id } = await mapped.given.unit({ tour, date })
    for (const [name, lat] of [
      ['North', 32.1],
      ['South', 32.09],
    ] as const) {
      const place = await mapped.given.location({ name, address: `${name} Street`, lat, lng: 34.8 })
      const order = await mapped.given.order({
        selectedTours: [{ tour: tour.id, date, pickup: { _id: place.id, city: 'tel_aviv' } }],
      })
      const body = { order: order._id, selectedTour: entryOf(order), _id }
      await staff.tourCars.addOrder({ params: { id: _id }, body })
    }
    map.drives = [
      [0, 1800],
      [1800, 0],
    ]
    const times = async () => {
      const { source, stops } = await staff.unitStops.propose({ params: { id: _id } })
      return [source, ...stops.map(({ proposedTime }) => proposedTime)]
    }
    expect(await times()).toEqual(['map', '07:25', '08:00'])
    map.isDown = true
    expect(await times()).toEqual(['failed', '07:50', '08:00'])
  } finally {
    await mapped.close()
  }
})

test('a unit that is gone has no proposal, and a departure without stops none', async () => {
  const { unit, proposals } = await departure()
  const bus = await unit()
  expect(await proposals()).toEqual([])
  expect((await propose(bus)).stops).toEqual([])
  await office.tourCars.remove({ params: { id: bus._id } })
  await expect(propose(bus)).rejects.toMatchObject({ status: 404, code: 'not_found' })
})
