import type { Order } from '@tourdesk/contract/orders/orderShapes'
import type { PlanDay } from '@tourdesk/domain/plan/planDay'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../../test/as.ts'
import { entryOf } from '../../../test/crewPhone.ts'
import { everyTable } from '../../../test/everyTable.ts'
import { readPlanDay, readPlanDayAgain } from './readPlanDay.ts'

const server = await startServer({ now: '2026-02-10T10:00:00+02:00' })
const { as, clock, db, given, close } = server
afterAll(close)

const office = as(await given.owner())
const read = async (date: string, tour: { id: string } | null = null) =>
  readPlanDay({ db, now: clock.now() }, { date, tour: tour?.id ?? null })
const put = (order: Order, { _id }: { _id: string }) =>
  office.tourCars.addOrder({
    params: { id: _id },
    body: { order: order._id, selectedTour: entryOf(order), _id },
  })

test('the facts of a day are read from everything that planning knows', async () => {
  const date = '2026-03-11'
  const [masada, jaffa] = [
    await given.tour({ name: 'Masada', total_hour_duration: 11 }),
    await given.tour({ name: 'Jaffa' }),
  ]
  const empty = await given.tour({ name: 'Acre' })
  await office.tourEvents.getOrCreate({ params: { date }, query: { tour: empty.id } })
  const hotel = await given.location({ city: 'jerusalem', lat: 31.77, lng: 35.21 })
  const [vito, sprinter] = [await given.car({ seats: 7 }), await given.car({ seats: 19 })]
  const negev = await given.carSupplier({ name: 'Negev Coaches', sizes: [50, 35] })
  await given.carSupplier({ name: 'Nameless Buses', sizes: [] })
  const hanna = await given.operator({
    first_name: 'Hanna',
    last_name: 'Weiss',
    languages: ['spanish', 'english'],
    license_types: ['B', 'D1'],
  })
  const moshe = await given.operator({ role: 'driver', license_types: ['D'], car_id: vito.id, languages: [] })
  const gone = await given.operator({ first_name: 'Gone' })
  await office.operators.remove({ params: { id: gone.id } })
  const tamar = await given.operator({ role: 'driver', license_types: [] })

  await given.availability({ car_id: sprinter.id, start_date: '2026-03-01', end_date: date })
  await given.availability({ operator_id: tamar.id, start_date: date, end_date: date, status: 'reserved' })
  const past = await given.unit({ tour: masada, date: '2026-02-20', guide: [hanna] })
  await put(await given.order({ selectedTours: [{ tour: masada.id, date: '2026-02-20' }] }), past)
  clock.set('2026-03-02T10:00:00+02:00')
  await given.unit({ tour: jaffa, date: '2026-03-10', driver: moshe })

  const daily = await given.order({
    selectedTours: [{ tour: masada.id, date, participants: { adult: 3, child: 1 }, language: 'spanish' }],
  })
  const trip = await given.order({
    orderType: 'private',
    selectedTours: [
      {
        tour: masada.id,
        startDate: date,
        endDate: '2026-03-13',
        numOfParticipants: 5,
        vehicleSize: 7,
        tourOption: 'car + guide',
        licensePlate: vito.plate_id,
        guide: 'Hanna Weiss',
        pickup: { _id: hotel.id, city: hotel.city, name: hotel.name, address: hotel.address },
      },
    ],
  })
  const canceled = await given.order({ selectedTours: [{ tour: masada.id, date }] })
  await office.orders.cancel({ body: { orderId: canceled._id, canRefund: false } })
  await given.order({ selectedTours: [{ tour: masada.id, date: '2026-03-12' }] })
  const unit = await given.unit({ tour: masada, date, guide: [hanna], driver: moshe, car: vito })
  await put(daily, unit)
  const toJaffa = await given.order({ selectedTours: [{ tour: jaffa.id, date }] })
  const coach = await given.unit({ tour: jaffa, date, externalCar: { carSupplier: negev.id, seats: 35 } })
  const later = await given.unit({ tour: jaffa, date: '2026-03-13', car: sprinter })

  const { facts, shown } = await read(date)
  const none = { car: null, guide: null, seats: null }
  expect(facts.departures).toEqual(
    byId('tour', [
      { tour: masada.id, name: 'Masada', hours: 11 },
      { tour: jaffa.id, name: 'Jaffa', hours: null },
    ]),
  )
  const party = { tour: masada.id, isPrivate: false, language: 'english', tourOption: null, endDate: date }
  const inTelAviv = { city: expect.any(String) as string, time: '07:30', lat: null, lng: null }
  expect(facts.parties).toEqual(
    byId('_id', [
      {
        ...party,
        _id: entryOf(daily),
        order: daily.orderNumber,
        people: 4,
        language: 'spanish',
        pickup: inTelAviv,
        wishes: none,
      },
      {
        ...party,
        _id: entryOf(toJaffa),
        order: toJaffa.orderNumber,
        tour: jaffa.id,
        people: 2,
        pickup: inTelAviv,
        wishes: none,
      },
      {
        ...party,
        _id: entryOf(trip),
        order: trip.orderNumber,
        people: 5,
        isPrivate: true,
        tourOption: 'car + guide',
        pickup: { city: 'jerusalem', time: '08:45', lat: 31.77, lng: 35.21 },
        endDate: '2026-03-13',
        wishes: { car: vito.id, guide: hanna.id, seats: { from: 7, to: 9 } },
      },
    ]),
  )
  expect(facts.cars).toEqual(
    byId('_id', [
      { _id: vito.id, plateId: vito.plate_id, seats: 7, owner: moshe.id, busy: [] },
      {
        _id: sprinter.id,
        plateId: sprinter.plate_id,
        seats: 19,
        owner: null,
        busy: [
          { start: date, end: date },
          { start: '2026-03-13', end: '2026-03-13' },
        ],
      },
    ]),
  )
  expect(facts.suppliers).toEqual([{ _id: negev.id, name: 'Negev Coaches', sizes: [35, 50] }])
  const person = { busy: [], isReserved: false, timesOnTour: {}, daysWorked: 0 }
  expect(facts.people).toEqual(
    byId('_id', [
      {
        ...person,
        _id: hanna.id,
        name: 'Hanna Weiss',
        role: 'guide',
        languages: ['english', 'spanish'],
        maxPassengers: 16,
        timesOnTour: { [masada.id]: 1 },
      },
      {
        ...person,
        _id: moshe.id,
        name: `${moshe.first_name} ${moshe.last_name}`,
        role: 'driver',
        languages: [],
        maxPassengers: 99,
        daysWorked: 1,
      },
      {
        ...person,
        _id: tamar.id,
        name: `${tamar.first_name} ${tamar.last_name}`,
        role: 'driver',
        languages: ['english'],
        maxPassengers: 0,
        isReserved: true,
      },
    ]),
  )
  expect(facts.units).toEqual(
    byId('_id', [
      {
        _id: unit._id,
        tour: masada.id,
        car: vito.id,
        externalCar: null,
        driver: moshe.id,
        guide: [hanna.id],
        parts: [{ party: entryOf(daily), people: 4 }],
        told: [],
      },
      {
        _id: coach._id,
        tour: jaffa.id,
        car: null,
        externalCar: { carSupplier: negev.id, seats: 35 },
        driver: null,
        guide: [],
        parts: [],
        told: [],
      },
    ]),
  )
  expect(facts.isSignedOff).toBe(false)
  expect(shown.numbers).toEqual(facts.units.map(({ _id }) => ({ _id, number: 1 })))
  expect(shown.parties).toContainEqual({
    _id: entryOf(trip),
    orderId: trip._id,
    customer: 'Dana Levi',
    place: hotel.name,
  })

  // Of one tour alone, who is on the other's units is busy.
  const { facts: ofJaffa } = await read(date, jaffa)
  expect(ofJaffa.departures.map(({ name }) => name)).toEqual(['Jaffa'])
  expect(ofJaffa.parties.map(({ _id }) => _id)).toEqual([entryOf(toJaffa)])
  expect(ofJaffa.units.map(({ _id }) => _id)).toEqual([coach._id])
  const today = [{ start: date, end: date }]
  expect(busyOf(ofJaffa)).toEqual({
    [vito.id]: today,
    [sprinter.id]: today,
    [hanna.id]: today,
    [moshe.id]: today,
  })

  // What's planned on later days matters as long as one of the parties is out.
  await office.orders.cancel({ body: { orderId: trip._id, canRefund: false } })
  const { facts: shorter } = await read(date)
  expect(busyOf(shorter)).toEqual({ [sprinter.id]: today })
  const again = await readPlanDayAgain({ db, now: clock.now() }, { tour: null }, facts)
  expect(busyOf(again)).toEqual(busyOf(facts))
  await office.tourCars.remove({ params: { id: later._id } })

  // A canceled departure isn't planned, and what's on its units stays there.
  await everyTable(db)
    .updateTable('tour_events')
    .set({ state: 'canceled' })
    .where('tour_id', '=', masada.id)
    .execute()
  const { facts: open } = await read(date)
  expect(open.departures.map(({ name }) => name)).toEqual(['Jaffa'])
  expect(busyOf(open)).toMatchObject({ [vito.id]: today })
})

test('on the days of a longer unit, its car and crew are busy', async () => {
  const date = '2026-05-11'
  const tour = await given.tour()
  const [car, guide] = [await given.car(), await given.operator()]
  const unit = await given.unit({ tour, date: '2026-05-10', car, guide: [guide] })
  const dates = { startDate: '2026-05-10', endDate: '2026-05-12' }
  await put(await given.order({ orderType: 'private', selectedTours: [{ tour: tour.id, ...dates }] }), unit)
  await given.order({ selectedTours: [{ tour: tour.id, date }] })
  const { facts } = await read(date)
  expect(facts.units).toEqual([])
  const busy = [{ start: date, end: date }]
  expect(busyOf(facts)).toMatchObject({ [car.id]: busy, [guide.id]: busy })
})

function busyOf({ cars, people }: PlanDay) {
  return Object.fromEntries(
    [...cars, ...people].filter(({ busy }) => busy.length > 0).map(({ _id, busy }) => [_id, busy]),
  )
}

function byId<Field extends string, Fact extends Record<Field, string>>(field: Field, facts: Fact[]): Fact[] {
  return facts.toSorted((a, b) => (a[field] < b[field] ? -1 : 1))
}
