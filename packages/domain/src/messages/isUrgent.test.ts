import { expect, test } from 'vitest'
import { isUrgent } from './isUrgent.ts'

test.each([
  ['2026-03-11', '07:00', true],
  ['2026-03-11', '22:00', true],
  ['2026-03-11', '22:01', false],
  ['2026-03-12', null, false],
])('at 22:00 on the 10th, a pickup on %s at %s is urgent: %s', (date, pickupTime, urgent) => {
  expect(isUrgent(new Date('2026-03-10T22:00:00+02:00'), { date, pickupTime })).toBe(urgent)
})
