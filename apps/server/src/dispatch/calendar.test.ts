import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { faultsOf } from '../../test/faultsOf.ts'

const server = await startServer()
const { as, given } = server
afterAll(server.close)

const office = as(await given.owner())

function calendar(startDate: string, endDate: string) {
  return office.tourEvents.calendar({ query: { startDate, endDate } })
}

test('CAL-05 HOLE-O91 a day has one card per booked tour, by name, with its orders and its participants', async () => {
  const [masada, galilee] = [await given.tour({ name: 'Masada' }), await given.tour({ name: 'Galilee' })]
  const entry = (tour: string, date: string, adult: number) => ({ tour, date, participants: { adult } })
  await given.order({ selectedTours: [entry(masada.id, '2026-03-11', 4), entry(masada.id, '2026-03-11', 1)] })
  await given.order({
    selectedTours: [entry(masada.id, '2026-03-11', 3), entry(galilee.id, '2026-03-11', 2)],
  })
  await given.order({ selectedTours: [entry(galilee.id, '2026-03-12', 1)] })
  await given.order({ selectedTours: [entry(galilee.id, '2026-03-14', 1)] })
  await given.unit({ date: '2026-03-13' })

  const { data } = await calendar('2026-03-11', '2026-03-13')
  expect(data).toEqual([
    card(galilee, '2026-03-11', { orders: 1, participants: 2 }),
    card(masada, '2026-03-11', { orders: 2, participants: 8 }),
    card(galilee, '2026-03-12', { orders: 1, participants: 1 }),
  ])

  function card(
    { id: _id, name }: { id: string; name: string },
    date: string,
    counts: { orders: number; participants: number },
  ) {
    return { tour: { _id, name }, date, state: 'open', guaranteed: false, ...counts, planned: 0, gaps: [] }
  }
})

test('a card says how many people have a place and what the vehicles of its departure lack, each once', async () => {
  const [tour, other] = [await given.tour(), await given.tour()]
  const date = '2026-04-08'
  const van = await given.unit({ tour, date, car: await given.car({ seats: 7 }) })
  const bare = await given.unit({ tour, date })
  await given.unit({ tour: other, date })
  const entry = (adult: number, child: number) => ({ tour: tour.id, date, participants: { adult, child } })
  const order = await given.order({ selectedTours: [entry(6, 3)] })
  await given.order({ selectedTours: [entry(2, 0)] })
  const params = { orderId: order._id, entryId: order.selectedTours[0]?._id ?? '' }
  const parts = [
    { tourCar: van._id, participants: { adult: 4, child: 1 } },
    { tourCar: bare._id, participants: { adult: 2, child: 2 } },
  ]
  await office.seats.split({ params, body: { parts, updatedAt: null } })

  const { data } = await calendar(date, date)
  expect(data).toMatchObject([
    { orders: 2, participants: 11, planned: 9, gaps: ['no_vehicle', 'no_driver', 'no_guide'] },
  ])
})

test('HOLE-O89 the calendar counts neither canceled orders nor canceled tours', async () => {
  const tour = await given.tour()
  const date = '2026-05-06'
  const order = () => given.order({ selectedTours: [{ tour: tour.id, date, participants: { adult: 2 } }] })
  const [, canceled] = [await order(), await order()]
  await office.orders.cancel({ body: { orderId: canceled._id, canRefund: false } })
  expect((await calendar(date, date)).data).toMatchObject([{ orders: 1, participants: 2 }])
})

test('an order of several days is on its first day', async () => {
  const tour = await given.tour()
  await given.order({
    orderType: 'private',
    selectedTours: [{ tour: tour.id, startDate: '2026-06-10', endDate: '2026-06-12' }],
  })
  expect((await calendar('2026-06-07', '2026-06-13')).data).toMatchObject([{ date: '2026-06-10' }])
  expect((await calendar('2026-06-11', '2026-06-13')).data).toEqual([])
})

test('a calendar that ends before it starts or is longer than a quarter is refused', async () => {
  expect(await faultsOf(calendar('2026-06-07', '2026-06-06'))).toEqual({ endDate: 'end_before_start' })
  expect(await faultsOf(calendar('2026-06-07', '2027-06-07'))).toEqual({ endDate: 'range_too_long' })
})

test('a vehicle with somebody away is never ready, on the day, the board, the calendar and the home page', async () => {
  const date = '2026-03-05'
  const tour = await given.tour({ name: 'Timna Park' })
  const [car, driver, guide] = [
    await given.car({ seats: 7 }),
    await given.operator({ role: 'driver', first_name: 'Eli', last_name: 'Cohen' }),
    await given.operator({ first_name: 'Noa', last_name: 'Levi', languages: ['english'] }),
  ]
  const van = await given.unit({ tour, date, car, driver, guide: [guide] })
  const order = await given.order({ selectedTours: [{ tour: tour.id, date, language: 'english' }] })
  const selectedTour = order.selectedTours[0]!._id
  const put = { order: order._id, selectedTour, _id: van._id }
  await office.tourCars.addOrder({ params: { id: van._id }, body: put })
  const seen = async () => {
    const { data: found } = await office.dayChecks.ofDay({ params: { date } })
    const { data: cards } = await office.tourEvents.calendar({ query: { startDate: date, endDate: date } })
    const { days } = await office.home.get()
    const { data: board } = await office.tourCars.ofDate({ params: { date } })
    return {
      day: found
        .filter(({ code }) => code === 'now_unavailable')
        .map(({ tourCar, params }) => [tourCar, params]),
      board: board.find(({ _id }) => _id === van._id)?.unavailable,
      calendar: cards.find((each) => each.tour._id === tour.id)?.gaps,
      planned: days.data?.find((each) => each.date === date)?.units?.ready,
    }
  }
  const before = await seen()
  expect(before).toEqual({ day: [], board: [], calendar: [], planned: expect.any(Number) })

  const away = { startDate: date, endDate: date, status: 'unavailable' } as const
  const ill = { ...away, itemId: driver.id, objType: 'Operator' } as const
  const broken = { ...away, itemId: car.id, objType: 'Car' } as const
  const { undo } = await office.availabilities.set({ query: {}, body: ill })
  await office.availabilities.set({ query: {}, body: broken })
  const names = [car.plate_id, 'Eli Cohen']
  expect(await seen()).toEqual({
    day: expect.arrayContaining(names.map((name) => [van._id, { name }])),
    board: names,
    calendar: ['now_unavailable'],
    planned: (before.planned ?? 0) - 1,
  })

  await office.undo.take({ params: { id: undo ?? '' } })
  expect((await seen()).board).toEqual([car.plate_id])
  await office.availabilities.set({ query: {}, body: { ...broken, status: 'available' } })
  expect(await seen()).toEqual(before)
})
