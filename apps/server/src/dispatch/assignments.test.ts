import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { faultsOf } from '../../test/faultsOf.ts'

const server = await startServer()
const { as, given } = server
afterAll(server.close)

const office = as(await given.owner())

test('CAL-24 HOLE-O76 the planning of a day has all six collections, for one tour on request', async () => {
  const date = '2026-03-11'
  const [tour, other] = [await given.tour({ name: 'Caesarea' }), await given.tour()]
  const supplier = await given.carSupplier({ sizes: [16, 50] })
  const [car, driver] = [await given.car(), await given.operator({ role: 'driver' })]
  const unit = await given.unit({
    tour,
    date,
    guide: [await given.operator({ languages: ['french', 'german'] })],
  })
  const otherUnit = await given.unit({ tour: other, date })
  const order = await given.order({
    selectedTours: [{ tour: tour.id, date, participants: { adult: 2, child: 1 } }],
  })
  await given.order({ selectedTours: [{ tour: other.id, date }] })

  const day = await office.tourEvents.assignmentsOfDay({ params: { date }, query: { tour: tour.id } })
  expect(day.purchasedTours).toMatchObject([
    { orderId: order._id, tour: { name: 'Caesarea', participants: { adult: 2, child: 1 } }, headCount: 3 },
  ])
  expect(day.dayEventCars).toMatchObject([{ _id: unit._id, guide: [{ languages: ['french', 'german'] }] }])
  expect(day.carSuppliers).toMatchObject([{ _id: supplier.id, sizes: [16, 50] }])

  const all = await office.tourEvents.assignmentsOfDay({ params: { date } })
  const range = await office.tourEvents.assignments({ query: { startDate: date, endDate: date } })
  for (const planning of [day, all, range]) {
    const { cars, guides, drivers, carSuppliers, purchasedTours, dayEventCars } = planning
    expect(cars.map(({ _id }) => _id)).toEqual([car.id])
    expect(guides).toMatchObject([{ languages: ['french', 'german'] }])
    expect(drivers.map(({ _id }) => _id)).toEqual([driver.id])
    expect(carSuppliers.map(({ _id }) => _id)).toEqual([supplier.id])
    expect(purchasedTours.length).toBe(planning === day ? 1 : 2)
    expect(dayEventCars.length).toBe(planning === day ? 1 : 2)
  }
  expect(all.purchasedTours).toHaveLength(2)
  expect(all.dayEventCars.map(({ _id }) => _id)).toEqual([unit._id, otherUnit._id])
})

test('ASG-16 HOLE-O80 cars and people come with their state on the day and the unit they are on', async () => {
  const date = '2026-04-12'
  const [held, off, free] = [await given.car(), await given.car(), await given.car()]
  const driver = await given.operator({ role: 'driver' })
  const reserved = await given.operator()
  await given.availability({ car_id: off.id, start_date: '2026-04-01' })
  await given.availability({ car_id: held.id, start_date: date, end_date: date })
  await given.availability({ operator_id: reserved.id, start_date: date, end_date: date, status: 'reserved' })
  const unit = await given.unit({ date, driver })
  const gone = await given.operator({ deleted_at: server.clock.now() })

  const day = await office.tourEvents.assignmentsOfDay({ params: { date } })
  const carOf = (id: string) => day.cars.find((car) => car._id === id)
  expect(carOf(held.id)).toMatchObject({ dayStatus: 'unavailable', unitId: null })
  expect(carOf(off.id)).toMatchObject({ dayStatus: 'unavailable', unitId: null })
  expect(carOf(free.id)).toMatchObject({ dayStatus: 'available', unitId: null, plateId: free.plate_id })
  expect(day.drivers.find(({ _id }) => _id === driver.id)).toMatchObject({
    dayStatus: 'assigned',
    unitId: unit._id,
  })
  expect(day.guides.find(({ _id }) => _id === reserved.id)).toMatchObject({ dayStatus: 'reserved' })
  expect(day.guides.some(({ _id }) => _id === gone.id)).toBe(false)
})

test('HOLE-O81 a unit of several days takes its car on each of them', async () => {
  const tour = await given.tour()
  const car = await given.car()
  const unit = await given.unit({ tour, car, date: '2026-05-10' })
  const order = await given.order({
    orderType: 'private',
    selectedTours: [{ tour: tour.id, startDate: '2026-05-10', endDate: '2026-05-12' }],
  })
  const selectedTour = order.selectedTours[0]?._id ?? ''
  const body = { order: order._id, selectedTour, _id: unit._id }
  await office.tourCars.addOrder({ params: { id: unit._id }, body })
  const statusOn = async (date: string) => {
    const { cars } = await office.tourEvents.assignmentsOfDay({ params: { date } })
    return cars.find(({ _id }) => _id === car.id)?.dayStatus
  }
  expect(await statusOn('2026-05-12')).toBe('assigned')
  expect(await statusOn('2026-05-13')).toBe('available')
})

test('HOLE-O89 canceled orders and entries do not ride', async () => {
  const tour = await given.tour()
  const range = { startDate: '2026-06-07', endDate: '2026-06-13' }
  const order = (date: string) => given.order({ selectedTours: [{ tour: tour.id, date }] })
  const [kept, canceled] = [await order('2026-06-08'), await order('2026-06-08')]
  await order('2026-06-14')
  await office.orders.cancel({ body: { orderId: canceled._id, canRefund: false } })
  const week = await office.tourEvents.assignments({ query: range })
  expect(week.purchasedTours.map((entry) => entry.orderId)).toEqual([kept._id])
})

test('CAL-23 OAPI-34 the vehicle units of a date are those of all tours on that date only', async () => {
  const date = '2026-07-01'
  const units = [await given.unit({ date }), await given.unit({ date })]
  await given.unit({ date: '2026-07-02' })
  const { data } = await office.tourCars.ofDate({ params: { date } })
  expect(data.map(({ _id }) => _id)).toEqual(units.map(({ _id }) => _id))
})

test('HOLE-O76 a range that ends before it starts or is longer than a quarter is refused', async () => {
  const ask = (endDate: string) =>
    faultsOf(office.tourEvents.assignments({ query: { startDate: '2026-06-07', endDate } }))
  expect(await ask('2026-06-06')).toEqual({ endDate: 'end_before_start' })
  expect(await ask('2027-06-07')).toEqual({ endDate: 'range_too_long' })
})
