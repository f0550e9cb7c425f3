import { expect, it } from 'vitest'
import { type DepartureMinimum, needsDecision, reachesMinimum } from './minimum.ts'

const departure: DepartureMinimum = {
  date: '2026-03-11',
  people: 3,
  minimum: 4,
  decideDaysBefore: 2,
  state: 'open',
  isGuaranteed: false,
}

it.each([
  ['at 12:00 of its day', {}, '2026-03-09T12:00:00+02:00', true],
  ['not before', {}, '2026-03-09T11:59:59+02:00', false],
  ['still on the day of the tour', {}, '2026-03-11T09:00:00+02:00', true],
  ['the day before if the tour names none', { decideDaysBefore: null }, '2026-03-10T12:00:00+02:00', true],
  ['not two days before then', { decideDaysBefore: null }, '2026-03-10T11:59:00+02:00', false],
  ['on the day itself with 0 days', { decideDaysBefore: 0 }, '2026-03-11T12:00:00+02:00', true],
  ['not with enough people', { people: 4 }, '2026-03-10T12:00:00+02:00', false],
  ['not without people', { people: 0 }, '2026-03-10T12:00:00+02:00', false],
  ['not without a minimum', { minimum: null }, '2026-03-10T12:00:00+02:00', false],
  ['also while it’s closed for sale', { state: 'closed' as const }, '2026-03-10T12:00:00+02:00', true],
  ['not once it’s canceled', { state: 'canceled' as const }, '2026-03-10T12:00:00+02:00', false],
  ['not if it’s guaranteed', { isGuaranteed: true }, '2026-03-10T12:00:00+02:00', false],
])('a departure below its minimum is decided %s', (_, more, now, expected) => {
  expect(needsDecision({ ...departure, ...more }, new Date(now))).toBe(expected)
})

it.each([
  ['reached', 8, 7, 9, true],
  ['reached exactly', 8, 7, 8, true],
  ['not reached', 8, 3, 7, false],
  ['passed before', 8, 8, 9, false],
  ['left', 8, 9, 7, false],
  ['no matter', null, 0, 40, false],
])('a minimum that’s %s', (_, minimum, before, after, isReached) => {
  expect(reachesMinimum(minimum, { before, after })).toBe(isReached)
})
