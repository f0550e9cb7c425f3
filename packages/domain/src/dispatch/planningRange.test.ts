import { expect, test } from 'vitest'
import { checkPlanningRange } from './planningRange.ts'

test.each([
  ['2026-03-01', '2026-03-01', undefined],
  ['2026-03-01', '2026-05-31', undefined],
  ['2026-03-01', '2026-06-01', 'range_too_long'],
  ['2026-03-02', '2026-03-01', 'end_before_start'],
])('CAL-04 from %s to %s: %s', (startDate, endDate, code) => {
  expect(checkPlanningRange({ startDate, endDate })[0]?.code).toBe(code)
})
