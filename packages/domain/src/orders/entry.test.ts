import { expect, test } from 'vitest'
import { lastDayOf } from './entry.ts'

test('only private and package orders have a last day', () => {
  const week = { endDate: '2026-03-15' }
  expect(lastDayOf(week, 'private')).toBe('2026-03-15')
  expect(lastDayOf(week, 'package')).toBe('2026-03-15')
  expect(lastDayOf({}, 'private')).toBeNull()
  expect(lastDayOf(week, 'daily')).toBeNull()
  expect(lastDayOf(week, 'starTour')).toBeNull()
})
