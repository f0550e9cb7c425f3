import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'

const server = await startServer()
const { as, given } = server
afterAll(server.close)

const office = as(await given.owner())

/** A private order from Sunday to Tuesday on its own unit, with car and guide. */
async function threeDays() {
  const tour = await given.tour({ name: 'Galilee and Golan' })
  const [car, guide] = [await given.car(), await given.operator()]
  const unit = await given.unit({ tour, car, guide: [guide], date: '2026-05-10' })
  const order = await privateOrder(tour, '2026-05-10', '2026-05-12')
  await put(order, unit)
  return { tour, car, guide, unit, order }
}

function privateOrder(tour: { id: string }, startDate: string, endDate: string) {
  return given.order({ orderType: 'private', selectedTours: [{ tour: tour.id, startDate, endDate }] })
}

function put(order: Order, unit: { _id: string }) {
  const body = { order: order._id, selectedTour: order.selectedTours[0]?._id ?? '', _id: unit._id }
  return office.tourCars.addOrder({ params: { id: unit._id }, body })
}

test('HOLE-O56 HOLE-O81 the plan of each day shows the order and its unit', async () => {
  const { tour, unit, order } = await threeDays()
  const onDay = async (date: string) => {
    const day = await office.tourEvents.assignmentsOfDay({ params: { date }, query: { tour: tour.id } })
    return [day.purchasedTours, day.dayEventCars] as const
  }
  for (const date of ['2026-05-10', '2026-05-11', '2026-05-12'])
    expect(await onDay(date)).toMatchObject([
      [{ orderId: order._id, date: '2026-05-10', endDate: '2026-05-12', tourCarId: unit._id }],
      [{ _id: unit._id, date: '2026-05-10', endDate: '2026-05-12' }],
    ])
  expect(await onDay('2026-05-09')).toEqual([[], []])
  expect(await onDay('2026-05-13')).toEqual([[], []])
  const { data } = await office.tourCars.ofDate({ params: { date: '2026-05-12' } })
  expect(data.map(({ _id }) => _id)).toEqual([unit._id])
})

test('HOLE-O81 people busy on a later day of a unit are not shown as free, and the reason is shown', async () => {
  const { tour, car, guide, unit } = await threeDays()
  const other = await given.unit({ date: '2026-05-09', tour })
  const later = await privateOrder(tour, '2026-05-09', '2026-05-10')
  const free = (await office.tourCars.resources({ params: { id: other._id } })).cars
  expect(free.find(({ _id }) => _id === car.id)).toMatchObject({ dayStatus: 'available', heldBy: null })

  await put(later, other)
  const { cars, guides } = await office.tourCars.resources({ params: { id: other._id } })
  const held = {
    dayStatus: 'assigned',
    unitId: unit._id,
    heldBy: {
      tour: 'Galilee and Golan',
      date: '2026-05-10',
      time: '07:30',
      number: 1,
      vehicle: car.plate_id,
    },
  }
  expect(cars.find(({ _id }) => _id === car.id)).toMatchObject(held)
  expect(guides.find(({ _id }) => _id === guide.id)).toMatchObject(held)
})

test('HOLE-O80 a day off within the days of a unit counts, one after it does not', async () => {
  const { unit } = await threeDays()
  const [within, after] = [await given.operator(), await given.operator()]
  await given.availability({ operator_id: within.id, start_date: '2026-05-12', end_date: '2026-05-12' })
  await given.availability({ operator_id: after.id, start_date: '2026-05-13', end_date: '2026-05-14' })
  const { guides } = await office.tourCars.resources({ params: { id: unit._id } })
  const statusOf = (id: string) => guides.find(({ _id }) => _id === id)?.dayStatus
  expect([statusOf(within.id), statusOf(after.id)]).toEqual(['unavailable', 'available'])
})

test('units of a departure have the same numbers as on the board', async () => {
  const tour = await given.tour({ name: 'Banias Springs' })
  const date = '2026-08-02'
  await given.unit({ tour, date })
  const driver = await given.operator({ role: 'driver' })
  const second = await given.unit({ tour, date, driver })
  const third = await given.unit({ tour, date })
  const { drivers } = await office.tourCars.resources({ params: { id: third._id } })
  expect(drivers.find(({ _id }) => _id === driver.id)).toMatchObject({
    unitId: second._id,
    heldBy: { tour: 'Banias Springs', date, time: null, number: 2, vehicle: null },
  })
})

test('an unknown unit has nothing to choose from', async () => {
  const id = '019b7000-0000-7000-8000-00000000dead'
  await expect(office.tourCars.resources({ params: { id } })).rejects.toMatchObject({ status: 404 })
})
