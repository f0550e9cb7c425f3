import { expect, test } from 'vitest'
import { aheadOf, officeTime, timeOfTap } from './phoneClock.ts'

const at = (time: string) => Date.parse(`2026-11-22T${time}Z`)

test('the office’s clock is seen halfway between a call and its answer', () => {
  const ahead = aheadOf(at('05:10:01'), at('05:00:00'), at('05:00:02'))
  expect(officeTime({ ahead, lastAt: 0 }, at('05:20:00'))).toBe(at('05:30:00'))
})

test('a tap has the office’s time, not the phone’s', () => {
  expect(timeOfTap({ ahead: -3_600_000, lastAt: 0 }, at('06:00:00'))).toBe(at('05:00:00'))
})

test('a tap comes after the one before, also when the clock was put back in between', () => {
  const clock = { ahead: -5_000, lastAt: at('05:00:10') }
  expect(timeOfTap(clock, at('05:00:12'))).toBe(at('05:00:10') + 1)
})

test('a clock that was wrong by much doesn’t hold the taps after it', () => {
  const clock = { ahead: -3_600_000, lastAt: at('06:00:00') }
  expect(timeOfTap(clock, at('06:00:30'))).toBe(at('05:00:30'))
})
