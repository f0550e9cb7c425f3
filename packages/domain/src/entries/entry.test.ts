import { expect, test } from 'vitest'
import { givenEntry } from '../testing/given.ts'
import { lastDayOf, spanOf } from './entry.ts'
import type { WholeEntry } from './entryDraft.ts'

test('only private and package orders have a last day', () => {
  const week = { endDate: '2026-03-15' }
  expect(lastDayOf(week, 'private')).toBe('2026-03-15')
  expect(lastDayOf(week, 'package')).toBe('2026-03-15')
  expect(lastDayOf({}, 'private')).toBeNull()
  expect(lastDayOf(week, 'daily')).toBeNull()
  expect(lastDayOf(week, 'starTour')).toBeNull()
})

test.each([
  [['2026-03-11'], '2026-03-11', '2026-03-11'],
  [['2026-03-11', '2026-03-09', '2026-03-14', '2026-03-10'], '2026-03-09', '2026-03-14'],
])('an order with tours on %s spans them all', ([first, ...others], from, to) => {
  expect(spanOf(orderOn(first as string, ...others))).toEqual({ first: from, last: to })
})

function orderOn(...[first, ...others]: [string, ...string[]]): {
  selectedTours: [WholeEntry, ...WholeEntry[]]
} {
  const on = (date: string) => givenEntry({ date }) as WholeEntry
  return { selectedTours: [on(first), ...others.map(on)] }
}
