import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { addDays } from '@tourdesk/domain/calendar'
import { expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { everyTable } from '../../test/everyTable.ts'

const server = await startServer()
const { as, db, given } = server
const office = as(await given.owner())

let date = '2026-03-11'
const codesOf = async (tour: { id: string }) =>
  (await office.dayChecks.ofDay({ params: { date } })).data
    .filter((finding) => finding.tour?._id === tour.id)
    .map(({ code, params }) => [code, params])
const put = (order: Order, { _id }: { _id: string }) =>
  office.tourCars.addOrder({
    params: { id: _id },
    body: { order: order._id, selectedTour: order.selectedTours[0]?._id ?? '', _id },
  })

test('licences, rest and hours of drivers are read with the tours of the days around', async () => {
  date = addDays(date, 10)
  const tour = await given.tour({ name: 'Eilat', total_hour_duration: 20 })
  const eli = await given.operator({ role: 'driver', first_name: 'Eli', license_types: ['B'] })
  for (const day of [date, addDays(date, 1)]) {
    const unit = await given.unit({ tour, date: day, car: await given.car({ seats: 16 }), driver: eli })
    await put(await given.order({ selectedTours: [{ tour: tour.id, date: day }] }), unit)
  }
  const found = await codesOf(tour)
  expect(found).toContainEqual(['licence_too_small', expect.objectContaining({ max: 8, seats: 16 })])
  expect(found).toContainEqual(['rest_too_short', expect.objectContaining({ hours: 4 })])
  expect(found).toContainEqual(['hours_over', expect.objectContaining({ hours: 20, days: 1 })])
})

test('a closed day and a canceled departure are read with the entries', async () => {
  date = addDays(date, 10)
  const tour = await given.tour({ name: 'Haifa' })
  const unit = await given.unit({ tour, date })
  const order = await given.order({ selectedTours: [{ tour: tour.id, date }] })
  await put(order, unit)
  const before = (await codesOf(tour)).map(([code]) => code)
  expect(before).not.toContain('day_unavailable')
  expect(before).not.toContain('departure_canceled')
  const [entry] = order.selectedTours
  const closed = {
    start_date: date,
    end_date: date,
    group_type: entry?.group_type,
    languages: [entry?.language],
  }
  const rows = everyTable(db)
  await rows
    .updateTable('tours')
    .set({ unavailability_dates: JSON.stringify([closed]) })
    .where('id', '=', tour.id)
    .execute()
  await rows.updateTable('tour_events').set({ state: 'canceled' }).where('tour_id', '=', tour.id).execute()
  const found = await codesOf(tour)
  expect(found).toContainEqual(['day_unavailable', { n: 1 }])
  expect(found).toContainEqual(['departure_canceled', { n: 1 }])
})

test('who is reserved and on no vehicle is a note of the day', async () => {
  date = addDays(date, 10)
  const noa = await given.operator({ first_name: 'Noa', last_name: 'Regev' })
  const range = { startDate: date, endDate: date, status: 'reserved' } as const
  await office.availabilities.set({ query: {}, body: { ...range, itemId: noa.id, objType: 'Operator' } })
  const reserved = async () =>
    (await office.dayChecks.ofDay({ params: { date } })).data.filter(({ code }) => code === 'reserved_unused')
  expect(await reserved()).toMatchObject([{ operators: [noa.id], params: { name: 'Noa Regev' } }])
  await given.unit({ tour: await given.tour(), date, guide: [noa] })
  expect(await reserved()).toEqual([])
})

test('what was sold above the capacity of a departure is read with who allowed it', async () => {
  date = addDays(date, 10)
  const tour = await given.tour({ name: 'Beit She’an' })
  const book = (more: object = {}) => given.order({ ...more, selectedTours: [{ tour: tour.id, date }] })
  const sold = async () => (await codesOf(tour)).filter(([code]) => code === 'over_capacity')
  await book()
  const { _id: id } = await office.capacityRules.create({ body: { tour: tour.id, places: 3 } })
  await book({ oversell: { reason: 'They bring their own car' } })
  const { name } = await given.owner()
  expect(await sold()).toEqual([['over_capacity', { sold: 4, capacity: 3, name }]])
  await office.capacityRules.change({ params: { id }, body: { places: 4 } })
  expect(await sold()).toEqual([])
})
