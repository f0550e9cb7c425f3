import { expect, test } from 'vitest'
import { issuesOf } from '../checked.ts'
import { checkPlanningRange } from './planningRange.ts'

test.each([
  ['2026-03-01', '2026-03-01'],
  ['2026-03-01', '2026-05-31'],
])('HOLE-O76 from %s to %s can be planned at a glance', (startDate, endDate) => {
  expect(issuesOf(checkPlanningRange({ startDate, endDate }))).toEqual([])
})

test('HOLE-O76 more than 92 days are refused at the end date', () => {
  expect(issuesOf(checkPlanningRange({ startDate: '2026-03-01', endDate: '2026-06-01' }))).toEqual([
    { field: 'endDate', code: 'range_too_long', params: { days: 92 } },
  ])
})

test('HOLE-O76 an end before the start is refused at the end date', () => {
  expect(issuesOf(checkPlanningRange({ startDate: '2026-03-02', endDate: '2026-03-01' }))).toEqual([
    { field: 'endDate', code: 'end_before_start' },
  ])
})
