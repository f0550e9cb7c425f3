import { expect, test } from 'vitest'
import { changeLines } from './changeLines.ts'
import {
  changesSince,
  type KnownTour,
  knownAfter,
  knownQuietly,
  orderFields,
  pickupFields,
} from './knownTours.ts'

const masada: KnownTour = {
  entry: 'a',
  tour: 'Masada',
  date: '2026-03-12',
  time: '08:00',
  place: 'Hilton',
  address: '205 HaYarkon',
  people: 2,
  language: 'english',
  vehicle: '12-345-67',
}
const galilee: KnownTour = { ...masada, entry: 'b', tour: 'Galilee' }
const written = { day: (day: string) => day, language: () => 'French' }
const lines = (known: KnownTour[], now: KnownTour[], language: 'en' | 'he' = 'en') =>
  changeLines(changesSince(known, now, orderFields), language, written)

test.each<[string, Partial<KnownTour>, string]>([
  ['another day', { date: '2026-03-13' }, 'Masada, 2026-03-13: the day is 2026-03-13'],
  ['another time', { time: '08:10' }, 'Masada, 2026-03-12: pickup at 08:10'],
  ['no time', { time: null }, 'Masada, 2026-03-12: the pickup time follows'],
  ['another place', { place: 'Carlton', address: '' }, 'Masada, 2026-03-12: pickup at Carlton'],
  ['other people', { people: 1 }, 'Masada, 2026-03-12: 1 person'],
  ['another language', { language: 'french' }, 'Masada, 2026-03-12: in French'],
])('%s is told', (_, change, line) => {
  expect(lines([masada], [{ ...masada, ...change }])).toEqual([line])
})

test('a tour that got another name is the same tour, and another tour isn’t', () => {
  const known = { ...masada, tourId: '1' }
  expect(lines([known], [{ ...known, tour: 'Masada at sunrise' }])).toEqual([])
  expect(lines([known], [{ ...known, tourId: '2', tour: 'Galilee' }])).toHaveLength(1)
})

test('tours that came and went are told, and what stayed isn’t', () => {
  expect(lines([masada], [masada])).toEqual([])
  expect(lines([masada], [galilee])).toEqual(['New: Galilee, 2026-03-12', 'Canceled: Masada, 2026-03-12'])
  expect(lines([masada], [{ ...masada, people: 3 }], 'he')).toEqual(['Masada, 2026-03-12: 3 אנשים'])
})

test('another vehicle changes a pickup, but not one that nobody was told of', () => {
  const changed = (before: string, after: string) =>
    changesSince([{ ...masada, vehicle: before }], [{ ...masada, vehicle: after }], pickupFields).length
  expect(changed('12-345-67', '76-543-21')).toBe(1)
  expect(changed('', '76-543-21')).toBe(0)
  expect(changed('12-345-67', '')).toBe(0)
})

test('what a customer hears of one tour leaves the others, and what they weren’t told of a pickup stays', () => {
  const moved = { ...masada, time: '09:00' }
  expect(knownAfter([masada, galilee], moved)).toEqual([moved, galilee])
  expect(knownAfter([galilee], moved)).toEqual([galilee, moved])
  expect(knownQuietly([masada], [{ ...moved, people: 5 }])).toEqual([{ ...masada, people: 5 }])
  expect(knownQuietly([masada], [{ ...moved, date: '2026-03-13' }])).toEqual([
    { ...moved, date: '2026-03-13' },
  ])
})
