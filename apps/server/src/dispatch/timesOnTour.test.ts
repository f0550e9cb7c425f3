import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'
import { givenRoad } from '../../test/crewPhone.ts'
import { ask } from '../kernel/question.ts'
import { daysWorked } from './daysWorked.ts'
import { timesOnTour } from './timesOnTour.ts'

const server = await startServer({ now: '2025-02-01T10:00:00+02:00' })
const { as, clock, db, given } = server
afterAll(server.close)

const owner = await given.owner()
const office = as(owner)
const today = '2026-03-02'
const hanna = await given.operator({ first_name: 'Hanna', last_name: 'Weiss' })
const noam = await given.operator({ first_name: 'Noam', last_name: 'Bar' })
const moshe = await given.operator({ role: 'driver', first_name: 'Moshe', last_name: 'Levi' })

const timesOf = async (tours: { id: string }[], date: string = today) => {
  const rows = await ask(db, timesOnTour({ date, today, tours: tours.map(({ id }) => id) }))
  return rows.map(({ operator, tour, times }) => [operator, tour, times]).sort()
}

test('times on a tour count the units that a guide guided in the 365 days before, and no others', async () => {
  const pickup_times = JSON.stringify({ tel_aviv: '07:00' })
  const tour = await given.tour({ name: 'Masada', pickup_times })
  const other = await given.tour({ name: 'Galilee', pickup_times })
  const road = async (day: string, crew: object, people = 2, on = tour) => {
    const made = await givenRoad(server, owner, { day, on, ...crew })
    if (people > 0) await made.party(people)
    return made
  }
  await road('2025-03-01', { guide: hanna })
  await road('2025-03-02', { guide: hanna })
  await road('2026-03-01', { guide: hanna, driver: moshe })
  await road('2026-03-02', { guide: hanna })
  await road('2026-04-01', { guide: hanna })
  await road('2025-07-01', { guide: hanna }, 0)
  await road('2025-07-02', { guide: noam })
  await road('2025-07-03', { guide: noam }, 2, other)
  const canceled = await road('2025-07-04', { guide: hanna })
  await db
    .updateTable('tour_events')
    .set({ state: 'canceled' })
    .where('id', '=', canceled.unit.tourEvent)
    .execute()
  const removed = await road('2025-07-05', { guide: hanna })
  await office.tourCars.remove({ params: { id: removed.unit._id } })

  const ofTour = [
    [hanna.id, tour.id, 2],
    [noam.id, tour.id, 1],
  ].sort()
  expect(await timesOf([tour])).toEqual(ofTour)
  expect(await timesOf([tour, other])).toEqual([...ofTour, [noam.id, other.id, 1]].sort())
  // A day that's still to come knows no more than today, a past day only what was before it.
  expect(await timesOf([tour], '2026-06-01')).toEqual(ofTour)
  expect(await timesOf([tour], '2025-03-02')).toEqual([[hanna.id, tour.id, 1]])
  expect(await timesOf([])).toEqual([])
})

test('PLAN-36 the guides for a vehicle come with how often they guided its tour in the last 365 days', async () => {
  const pickup_times = JSON.stringify({ tel_aviv: '07:00' })
  const tour = await given.tour({ name: 'Ein Gedi', pickup_times })
  const claire = await given.operator({ first_name: 'Claire', last_name: 'Dubois' })
  for (const day of ['2025-03-01', '2025-03-02', '2026-03-01', '2026-03-04'])
    await (await givenRoad(server, owner, { day, on: tour, guide: claire })).party(2)
  const road = await givenRoad(server, owner, { day: '2026-04-08', on: tour })
  const past = await givenRoad(server, owner, { day: '2025-03-02', on: tour })
  const planned = clock.now()
  clock.set(`${today}T10:00:00+02:00`)
  const timesAt = async (unit: { _id: string }) =>
    (await office.tourCars.resources({ params: { id: unit._id } })).guides
      .filter(({ _id }) => [claire.id, noam.id].includes(_id))
      .map(({ _id, timesOnTour }) => [_id, timesOnTour])
  const expected = (times: number) => [
    [claire.id, times],
    [noam.id, 0],
  ]
  expect(await timesAt(road.unit)).toEqual(expect.arrayContaining(expected(2)))
  expect(await timesAt(past.unit)).toEqual(expect.arrayContaining(expected(1)))
  clock.set(planned.toISOString())
})

test('a tour of several days counts once it is over', async () => {
  const tour = await given.tour({ name: 'Negev' })
  const galit = await given.operator({ first_name: 'Galit', last_name: 'Shapira' })
  const unit = await given.unit({ tour, date: '2026-02-28', guide: [galit] })
  const order = await given.order({
    orderType: 'private',
    selectedTours: [{ tour: tour.id, startDate: '2026-02-28', endDate: '2026-03-02' }],
  })
  await office.tourCars.addOrder({
    params: { id: unit._id },
    body: { order: order._id, selectedTour: order.selectedTours[0]?._id ?? '', _id: unit._id },
  })
  expect(await timesOf([tour])).toEqual([])
  const rows = await ask(db, timesOnTour({ date: '2026-03-03', today: '2026-03-03', tours: [tour.id] }))
  expect(rows).toEqual([{ operator: galit.id, tour: tour.id, times: 1 }])
})

test('worked days count each day on a unit in the 7 days before a date, planned ones too', async () => {
  const tour = await given.tour({ name: 'Eilat' })
  const rafi = await given.operator({ role: 'driver', first_name: 'Rafi', last_name: 'Gold' })
  for (const date of ['2026-05-02', '2026-05-03', '2026-05-09', '2026-05-10'])
    await given.unit({ tour, date, driver: rafi })
  const daysOf = async (date: string) =>
    (await ask(db, daysWorked({ date }))).find(({ operator }) => operator === rafi.id)?.days
  expect(await daysOf('2026-05-10')).toBe(2)
  expect(await daysOf('2026-05-09')).toBe(2)
  expect(await daysOf('2026-05-18')).toBeUndefined()

  const long = await given.unit({ tour, date: '2026-05-11', driver: rafi })
  await db.updateTable('vehicle_units').set({ end_date: '2026-05-13' }).where('id', '=', long._id).execute()
  expect(await daysOf('2026-05-13')).toBe(4)
  expect(await daysOf('2026-05-20')).toBe(1)
})
