import { expect, test } from 'vitest'
import { shortDays } from './shortDays.ts'

test.each([
  ['one day', '2026-11-25', null, '25/11/2026'],
  ['its own last day', '2026-11-25', '2026-11-25', '25/11/2026'],
  ['days of a month', '2026-11-05', '2026-11-09', '05–09/11/2026'],
  ['days of two months', '2026-11-28', '2026-12-02', '28/11–02/12/2026'],
  ['days of two years', '2026-12-30', '2027-01-02', '30/12/2026–02/01/2027'],
])('the days of a row repeat neither month nor year: %s', (_, first, last, expected) => {
  expect(shortDays(first, last)).toBe(expected)
})
