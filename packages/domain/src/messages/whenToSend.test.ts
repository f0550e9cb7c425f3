import { expect, test } from 'vitest'
import { isUrgent, whenToSend } from './whenToSend.ts'

test.each([
  ['2026-03-10T10:00:00+02:00', '2026-03-10T10:00:00+02:00'],
  ['2026-03-10T20:59:00+02:00', '2026-03-10T20:59:00+02:00'],
  ['2026-03-10T21:00:00+02:00', '2026-03-11T08:00:00+02:00'],
  ['2026-03-11T07:59:00+02:00', '2026-03-11T08:00:00+02:00'],
  ['2026-03-11T08:00:00+02:00', '2026-03-11T08:00:00+02:00'],
  // Summer time begins in the night to the 27th.
  ['2026-03-26T23:00:00+02:00', '2026-03-27T08:00:00+03:00'],
])('a message of %s goes out at %s', (now, at) => {
  expect(whenToSend(new Date(now), { isUrgent: false })).toEqual(new Date(at))
  expect(whenToSend(new Date(now), { isUrgent: true })).toEqual(new Date(now))
})

test.each([
  ['2026-03-11', '07:00', true],
  ['2026-03-11', '22:00', true],
  ['2026-03-11', '22:01', false],
  ['2026-03-12', null, false],
])('at 22:00 on the 10th, a pickup on %s at %s is urgent: %s', (date, pickupTime, urgent) => {
  expect(isUrgent(new Date('2026-03-10T22:00:00+02:00'), { date, pickupTime })).toBe(urgent)
})
