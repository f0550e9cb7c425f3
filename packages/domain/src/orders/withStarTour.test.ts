import { expect, test } from 'vitest'
import { defaultBookingCloses } from '../catalogue/tour.ts'
import type { Scene } from '../entries/choices.ts'
import { givenEntry, givenOrder, givenPickup, masada, winter } from '../testing/given.ts'
import { withStarTour } from './withStarTour.ts'

const onlyFrench = {
  unavailabilityDates: [],
  bookingCloses: defaultBookingCloses,
  groupTypes: [
    { group_type: 'small_group' as const, languages: [{ language: 'french' as const, days: [3] }] },
  ],
}
const holyLand = { _id: 'holy-land', tours: ['masada', 'galilee', 'negev'] }
const sceneOf = (tour: string | null): Scene => ({
  orderType: 'starTour',
  tour: tour === 'negev' ? onlyFrench : masada,
  allowsPrivate: true,
  moment: { now: winter('2026-03-01', '12:00'), override: false },
})
const blank = givenEntry({
  tour: null,
  date: null,
  group_type: null,
  language: null,
  participants: { adult: 0 },
})
const filled = (entry = blank, star = holyLand) =>
  withStarTour(givenOrder({ orderType: 'starTour', selectedTours: [entry] }), star, sceneOf)

test('a chosen star tour fills in its tours, in its order', () => {
  const order = filled()
  expect(order.starTour).toBe('holy-land')
  expect(order.selectedTours.map(({ tour }) => tour)).toEqual(['masada', 'galilee', 'negev'])
})

test('each tour starts with the pickup and the party typed so far, and asks for what must be decided', () => {
  const pickup = { ...givenPickup('jerusalem'), pickupTimeStart: '08:00' }
  const { selectedTours } = filled({ ...blank, pickup, participants: { adult: 2, child: 1 } })
  for (const entry of selectedTours) {
    expect(entry.pickup).toEqual(givenPickup('jerusalem'))
    expect(entry.participants).toEqual({ adult: 2, child: 1 })
    expect(entry.date).toBeNull()
  }
  expect(selectedTours.map(({ language }) => language)).toEqual([null, null, 'french'])
})

test('another star tour keeps what was typed for the tours they share, and fills in days after it', () => {
  const first = givenEntry({ tour: 'masada', date: '2026-03-11', notes: 'Vegetarian' })
  const { selectedTours } = filled(first)
  expect(selectedTours[0]).toBe(first)
  expect(selectedTours.map(({ tour, date, language, notes }) => [tour, date, language, notes])).toEqual([
    ['masada', '2026-03-11', 'english', 'Vegetarian'],
    ['galilee', '2026-03-12', 'english', ''],
    ['negev', '2026-03-18', 'french', ''],
  ])
})

test('a day that the new order of the tours would put too early moves on', () => {
  const first = givenEntry({ tour: 'masada', date: '2026-03-11' })
  const second = givenEntry({ tour: 'galilee', date: '2026-03-10' })
  const draft = givenOrder({ orderType: 'starTour', selectedTours: [second, first] })
  const { selectedTours } = withStarTour(draft, { _id: 'two', tours: ['masada', 'galilee'] }, sceneOf)
  expect(selectedTours.map(({ date }) => date)).toEqual(['2026-03-11', '2026-03-12'])
})

test('two tours of one day stay on it', () => {
  const day = '2026-03-11'
  const both = ['masada', 'galilee'].map((tour) => givenEntry({ tour, date: day }))
  const draft = givenOrder({ orderType: 'starTour', selectedTours: both })
  const { selectedTours } = withStarTour(draft, { _id: 'two', tours: ['masada', 'galilee'] }, sceneOf)
  expect(selectedTours.map(({ date }) => date)).toEqual([day, day])
})

test('a tour without a departure in the next months keeps its day as it is', () => {
  const closed: Scene = { ...sceneOf('masada'), tour: { ...masada, pricedDays: [] } }
  const daysFor = (...dates: (string | null)[]) => {
    const tours = ['masada', 'galilee', 'negev']
    const selectedTours = tours.map((tour, at) =>
      givenEntry({ tour, language: 'french', date: dates[at] ?? null }),
    )
    const draft = givenOrder({ orderType: 'starTour', selectedTours })
    const order = withStarTour(draft, holyLand, (tour) => (tour === 'galilee' ? closed : sceneOf(tour)))
    return order.selectedTours.map(({ date }) => date)
  }
  expect(daysFor('2026-03-11', null, '2026-03-08')).toEqual(['2026-03-11', null, '2026-03-18'])
  expect(daysFor('2026-03-11', '2026-03-10', null)).toEqual(['2026-03-11', '2026-03-10', '2026-03-18'])
})
