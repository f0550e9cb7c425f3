import type { ActiveStarTour } from '@tourdesk/contract/catalogue/starTours'
import { defaultBookingCloses } from '@tourdesk/domain/catalogue/tour'
import { noHabits } from '@tourdesk/domain/orders/habits'
import { newDraft } from '@tourdesk/domain/orders/newDraft'
import { expect, test } from 'vitest'
import type { OfferedTour } from '../orderWorld.ts'
import { goesOnWith, withBooked } from './bookedTour.ts'

const tour = (_id: string): OfferedTour => ({
  _id,
  name: _id,
  number: _id,
  isActive: true,
  isLimited: false,
  groupTypes: [
    { group_type: 'small_group', languages: [{ language: 'english', days: [0, 1, 2, 3, 4, 5, 6] }] },
  ],
  unavailabilityDates: [],
  bookingCloses: defaultBookingCloses,
  pricedDays: [],
  doesIncludeReturnTransport: true,
})
const week: ActiveStarTour = {
  _id: 'week',
  number: 'S1',
  name: 'Israel in a Week',
  headline: '',
  description: '',
  discount: 0.1,
  tours: ['galilee', 'masada'],
}
const booking = {
  world: { tours: [tour('masada'), tour('galilee')], starTours: [week], habits: noHabits, locations: [] },
  allowsPrivate: false,
  dailyToursOnly: false,
  now: new Date('2026-03-01T10:00:00Z'),
}
const blank = newDraft({ agency: 'carmel', agent: null }, [])
const toursOf = ({ selectedTours }: typeof blank) => selectedTours.map((entry) => entry.tour)

test('a star tour from a card opens a star order with its tours in their order', () => {
  const draft = withBooked(blank, { ...booking, starTour: 'week' })
  expect(draft).toMatchObject({ orderType: 'starTour', starTour: 'week' })
  expect(toursOf(draft)).toEqual(['galilee', 'masada'])
  expect(draft.selectedTours[0]).toMatchObject({ group_type: 'small_group', language: 'english', date: null })
})

test('a star tour no longer on sale opens an empty star order that names it, so that the form says so', () => {
  const draft = withBooked(blank, { ...booking, starTour: 'winter' })
  expect(draft).toMatchObject({ orderType: 'starTour', starTour: 'winter' })
  expect(toursOf(draft)).toEqual([null])
})

test('an agency with daily tours only gets a daily order from the address of a star tour', () => {
  const draft = withBooked(blank, { ...booking, starTour: 'week', dailyToursOnly: true })
  expect(draft).toEqual(blank)
})

test('a tour from a card opens a daily order of it', () => {
  const draft = withBooked(blank, { ...booking, tour: 'masada' })
  expect(draft.orderType).toBe('daily')
  expect(toursOf(draft)).toEqual(['masada'])
  expect(withBooked(blank, { ...booking, tour: 'gone' })).toEqual(blank)
})

test('a type opens an order of that type, where it may be booked', () => {
  for (const type of ['daily', 'private', 'package', 'starTour'] as const) {
    expect(withBooked(blank, { ...booking, type }).orderType).toBe(type)
    expect(withBooked(blank, { ...booking, type, dailyToursOnly: true }).orderType).toBe('daily')
  }
})

test.each([
  ['nothing is chosen', {}, true, true],
  ['the same tour is chosen', { tour: 'masada' }, true, false],
  ['another tour is chosen', { tour: 'eilat' }, false, false],
  ['the same star tour is chosen', { starTour: 'week' }, false, true],
  ['another star tour is chosen', { starTour: 'winter' }, false, false],
  ['daily is chosen', { type: 'daily' as const }, true, false],
  ['private is chosen', { type: 'private' as const }, false, false],
])('when %s, a kept draft goes on or makes way', (_, booked, daily, star) => {
  expect(goesOnWith(withBooked(blank, { ...booking, tour: 'masada' }), booked)).toBe(daily)
  expect(goesOnWith(withBooked(blank, { ...booking, starTour: 'week' }), booked)).toBe(star)
})
