import { expect, test } from 'vitest'
import { settableClock } from './clock.ts'

test('a test clock stands still until it is set', () => {
  const clock = settableClock('2026-03-02T17:59:59+02:00')
  expect(clock.now().toISOString()).toBe('2026-03-02T15:59:59.000Z')
  clock.now().setUTCFullYear(1999)
  expect(clock.now().toISOString()).toBe('2026-03-02T15:59:59.000Z')
  clock.set('2026-03-02T18:00:00+02:00')
  expect(clock.now().toISOString()).toBe('2026-03-02T16:00:00.000Z')
})

test('a clock refuses what is not an instant', () => {
  expect(() => settableClock('tomorrow')).toThrow('Not an instant: tomorrow')
})
