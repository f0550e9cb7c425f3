import { addDays } from '@tourdesk/domain/calendar'
import { unitsOfDay } from '@tourdesk/domain/checks/ready'
import { dayTotals } from '@tourdesk/domain/dispatch/dayTotals'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../test/as.ts'

const today = '2026-03-01'
const server = await startServer({ now: '2026-02-20T10:00:00+02:00' })
const { as, clock, given } = server
afterAll(server.close)

const office = as(await given.owner())
const [masada, galilee, golan] = [await given.tour(), await given.tour(), await given.tour()]
const monday = '2026-03-02'

test('a day has the same people, departures and vehicles on Home, Day, the calendar and in the sums of Operations', async () => {
  const book = (tour: { id: string }, date: string, adult: number) =>
    given.order({ selectedTours: [{ tour: tour.id, date, participants: { adult } }] })
  const bookDays = (startDate: string, endDate: string, numOfParticipants: number) =>
    given.order({
      orderType: 'private',
      selectedTours: [{ tour: golan.id, startDate, endDate, numOfParticipants }],
    })
  await book(masada, monday, 4)
  await book(masada, monday, 3)
  await book(galilee, '2026-03-03', 2)
  const running = await bookDays('2026-02-27', monday, 5)
  await bookDays(monday, '2026-03-04', 6)
  await bookDays('2026-02-26', '2026-02-28', 3)
  const canceled = await book(galilee, monday, 8)
  await office.orders.cancel({ body: { orderId: canceled._id, canRefund: false } })
  const both = await given.order({
    selectedTours: [masada, galilee].map(({ id: tour }) => ({
      tour,
      date: monday,
      participants: { adult: 2 },
    })),
  })
  const lost = both.selectedTours[1]?._id ?? ''
  await office.orders.cancel({ body: { orderId: both._id, canRefund: false, entries: [lost] } })
  await given.unit({ tour: masada, date: monday })
  await given.unit({ tour: galilee, date: '2026-03-05' })
  const coach = await given.unit({ tour: golan, date: '2026-02-27' })
  const selectedTour = running.selectedTours[0]?._id ?? ''
  await office.tourCars.addOrder({
    params: { id: coach._id },
    body: { _id: coach._id, order: running._id, selectedTour },
  })

  clock.set(`${today}T10:00:00+02:00`)
  const home = (await office.home.get()).days.data ?? []
  const { days } = await office.tourEvents.calendar({ query: { startDate: today, endDate: '2026-03-07' } })
  expect(home.map(({ date }) => date)).toEqual(days.map(({ date }) => date))
  for (const { date, people, departures, units, orders } of home) {
    const plan = (await office.tourEvents.day({ params: { date } })).departures
    const day = dayTotals(plan)
    const { data: findings } = await office.dayChecks.ofDay({ params: { date } })
    const out = plan.flatMap((departure) => departure.units.map(({ _id }) => _id))
    const sums = await office.orders.purchasedTourSums({ query: { startDate: date, endDate: date } })
    expect({ date, people, departures, units }).toEqual({
      date,
      people: day.people,
      departures: day.departures,
      units: unitsOfDay(out, findings),
    })
    expect({ date, people: days.find((one) => one.date === date)?.people }).toEqual({ date, people })
    expect({ date, people: sums.people, orders: sums.orders }).toEqual({ date, people, orders })
  }
  const peopleOf = (date: string) => home.find((day) => day.date === date)?.people
  expect([today, monday, addDays(monday, 1), addDays(monday, 2), addDays(monday, 3)].map(peopleOf)).toEqual([
    5, 20, 8, 6, 0,
  ])
})

test('the calendar and the sums say how many of a day’s people set out earlier', async () => {
  const { data, days } = await office.tourEvents.calendar({ query: { startDate: monday, endDate: monday } })
  expect(days).toEqual([{ date: monday, people: 20, underWay: 5 }])
  expect(data.reduce((sum, { participants }) => sum + participants, 0)).toBe(15)
  const sumsOf = (query: object) => office.orders.purchasedTourSums({ query })
  expect(await sumsOf({ startDate: monday, endDate: monday })).toMatchObject({ people: 20, underWay: 5 })
  expect(await sumsOf({ startDate: monday, tours: [masada.id] })).toMatchObject({ people: 9, underWay: 0 })
  expect(await sumsOf({})).toMatchObject({ underWay: 0 })
})
