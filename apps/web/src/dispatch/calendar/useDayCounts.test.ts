import { expect, test } from 'vitest'
import { countQueries } from './useDayCounts.ts'

const asked = (startDate: string, endDate: string) =>
  countQueries({ startDate, endDate }, '2026-03-04').map(({ queryKey: [, , input] }) => input)
const of = (startDate: string, endDate: string) => ({ query: { startDate, endDate } })

test('the findings are counted from today on, in calls of at most 14 days', () => {
  expect(asked('2026-03-01', '2026-03-07')).toEqual([of('2026-03-04', '2026-03-07')])
  expect(asked('2026-03-08', '2026-03-21')).toEqual([of('2026-03-08', '2026-03-21')])
  expect(asked('2026-03-08', '2026-04-05')).toEqual([
    of('2026-03-08', '2026-03-21'),
    of('2026-03-22', '2026-04-04'),
    of('2026-04-05', '2026-04-05'),
  ])
  expect(asked('2026-02-22', '2026-02-28')).toEqual([])
})
