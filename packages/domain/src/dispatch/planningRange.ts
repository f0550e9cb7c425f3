import type { Day } from '../calendar.ts'
import type { Checked } from '../checked.ts'
import { checkDayRange } from '../dayRange.ts'

/** The longest range of days for planning: about a quarter of a year. */
export const longestPlanningRange = 92

/** A range of days to show: it ends on or after its start, and isn't longer than `longestPlanningRange`. */
export function checkPlanningRange(range: {
  startDate: Day
  endDate: Day
}): Checked<{ startDate: Day; endDate: Day }> {
  return checkDayRange(range, longestPlanningRange)
}
