import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'

const server = await startServer()
const { as, given } = server
afterAll(server.close)

const office = as(await given.owner())

test('a day shows its departures over all tours by first pickup, and what each of them lacks', async () => {
  const date = '2026-03-11'
  const [masada, galilee] = [await given.tour({ name: 'Masada' }), await given.tour({ name: 'Galilee' })]
  const [car, driver, guide] = [
    await given.car({ seats: 4 }),
    await given.operator({ role: 'driver', first_name: 'Eli', last_name: 'Cohen' }),
    await given.operator({ first_name: 'Noa', last_name: 'Levi', languages: ['english'] }),
  ]
  const van = await given.unit({ tour: masada, date, car, driver, guide: [guide] })
  const empty = await given.unit({ tour: masada, date })
  await book({ tour: masada, date, participants: { adult: 3 }, language: 'french' }, van)
  await book({ tour: masada, date, participants: { adult: 2, child: 1 } })
  await book({ tour: galilee, date, participants: { adult: 2 } })
  const canceled = await book({ tour: galilee, date, participants: { adult: 7 } })
  await office.orders.cancel({ body: { orderId: canceled._id, canRefund: false } })
  await book({ tour: galilee, date: '2026-03-14', participants: { adult: 9 } })

  const day = await office.tourEvents.day({ params: { date } })
  const byName = Map.groupBy(day.departures, ({ tour }) => tour.name)
  expect(day.departures).toHaveLength(2)
  const [toMasada] = byName.get('Masada') ?? []
  expect(toMasada).toMatchObject({
    date,
    endDate: date,
    orders: 2,
    people: 6,
    unassigned: { orders: 1, people: 3 },
    units: [
      {
        _id: van._id,
        number: 1,
        vehicle: car.plate_id,
        seats: 4,
        driver: 'Eli Cohen',
        guides: ['Noa Levi'],
        people: 3,
      },
      { _id: empty._id, number: 2, vehicle: null, seats: null, people: 0, time: null },
    ],
  })
  const { data: findings } = await office.dayChecks.ofDay({ params: { date } })
  const ofMasada = findings.filter(({ tour, severity }) => tour?._id === masada.id && severity !== 'note')
  expect(ofMasada.map(({ code, tourCar }) => [code, tourCar])).toEqual([
    ['unassigned_people', null],
    ['no_driver', empty._id],
    ['no_guide', empty._id],
    ['no_vehicle', empty._id],
    // The customer of both orders has the same phone.
    ['double_order', null],
    ['guide_language', van._id],
  ])
  expect(byName.get('Galilee')).toMatchObject([
    { orders: 1, people: 2, unassigned: { people: 2 }, units: [] },
  ])
  const times = day.departures.map(({ time }) => time ?? '99:99')
  expect(times).toEqual(times.toSorted())
  expect(day.next).toBe('2026-03-14')
})

test('a day says who and what is free, and where and from when the others are taken', async () => {
  const date = '2026-04-22'
  const tour = await given.tour({ name: 'Caesarea' })
  const [taken, free] = [await given.car(), await given.car()]
  const guide = await given.operator({ mobile_phone: '054-5550920' })
  const unit = await given.unit({ tour, date, car: taken, guide: [guide] })
  const dates = { startDate: date, endDate: date }
  const order = await given.order({ orderType: 'private', selectedTours: [{ tour: tour.id, ...dates }] })
  await put(order, unit)
  const time = '07:30'

  const { cars, guides, departures } = await office.tourEvents.day({ params: { date } })
  expect(cars.find(({ _id }) => _id === free.id)).toMatchObject({ dayStatus: 'available', heldBy: null })
  const heldBy = { tour: 'Caesarea', date, time, number: 1, vehicle: taken.plate_id }
  expect(cars.find(({ _id }) => _id === taken.id)).toMatchObject({ dayStatus: 'assigned', heldBy })
  expect(guides.find(({ _id }) => _id === guide.id)).toMatchObject({ mobilePhone: '054-5550920', heldBy })
  expect(departures).toMatchObject([{ time, units: [{ time }] }])
})

test('a tour of several days is on each of them, and planned on its first', async () => {
  const tour = await given.tour({ name: 'Golan' })
  const days = { startDate: '2026-05-10', endDate: '2026-05-12' }
  await given.order({ orderType: 'private', selectedTours: [{ tour: tour.id, ...days }] })
  const of = async (date: string) => (await office.tourEvents.day({ params: { date } })).departures
  for (const date of ['2026-05-10', '2026-05-11', '2026-05-12'])
    expect(await of(date)).toMatchObject([
      { tour: { name: 'Golan' }, date: '2026-05-10', endDate: '2026-05-12', units: [] },
    ])
  expect(await of('2026-05-13')).toEqual([])
})

test('a departure says how long its tour is, and a vehicle when it picks people up', async () => {
  const date = '2026-07-08'
  const tour = await given.tour({
    name: 'Haifa',
    total_hour_duration: 9.5,
    pickup_times: JSON.stringify({ tel_aviv: '07:15', herzliya: '07:45' }),
  })
  const unit = await given.unit({ tour, date })
  await given.unit({ tour, date })
  for (const city of ['herzliya', 'tel_aviv', 'herzliya'] as const) {
    const place = await given.location({ city })
    const pickup = { _id: place.id, city }
    await put(await given.order({ selectedTours: [{ tour: tour.id, date, pickup }] }), unit)
  }
  const { departures } = await office.tourEvents.day({ params: { date } })
  expect(departures).toMatchObject([
    {
      hours: 9.5,
      units: [
        { time: '07:15', pickups: ['07:15', '07:45'] },
        { time: null, pickups: [] },
      ],
    },
  ])

  const unplanned = await given.tour({ name: 'Acre', total_hour_duration: null })
  await given.unit({ tour: unplanned, date: '2026-07-09' })
  const next = await office.tourEvents.day({ params: { date: '2026-07-09' } })
  expect(next.departures).toMatchObject([{ hours: null, units: [{ pickups: [] }] }])
})

test('an order that waits for its price is a finding of its departure', async () => {
  const date = '2026-06-09'
  const tour = await given.tour()
  const dates = { startDate: date, endDate: date }
  const order = await given.order({
    orderType: 'private',
    paymentTBD: true,
    selectedTours: [{ tour: tour.id, ...dates }],
  })
  const { data } = await office.dayChecks.ofDay({ params: { date } })
  expect(data.filter(({ code }) => code === 'price_open')).toMatchObject([
    { tour: { _id: tour.id }, tourDate: date, params: { order: order.orderNumber } },
  ])
})

test('an empty day names the next one with a departure, and the last day none', async () => {
  const tour = await given.tour()
  await book({ tour, date: '2026-08-20', participants: { adult: 2 } })
  const empty = await office.tourEvents.day({ params: { date: '2026-08-18' } })
  expect(empty).toMatchObject({ departures: [], next: '2026-08-20' })
  expect(await office.tourEvents.day({ params: { date: '2026-08-21' } })).toMatchObject({ next: null })
})

interface Booking {
  tour: { id: string }
  date: string
  participants: Record<string, number>
  language?: 'english' | 'french'
}

async function book({ tour, ...entry }: Booking, unit?: { _id: string }) {
  const order = await given.order({ selectedTours: [{ tour: tour.id, ...entry }] })
  if (unit) await put(order, unit)
  return order
}

async function put(order: Order, { _id }: { _id: string }) {
  const body = { order: order._id, selectedTour: order.selectedTours[0]?._id ?? '', _id }
  await office.tourCars.addOrder({ params: { id: _id }, body })
}
