import { type Day, daysBetween } from '../calendar.ts'
import { type Checked, checked } from '../checked.ts'

/** The longest range of days for planning: about a quarter of a year. */
export const longestPlanningRange = 92

/** A range of days to show: it ends on or after its start, and isn't longer than `longestPlanningRange`. */
export function checkPlanningRange(range: {
  startDate: Day
  endDate: Day
}): Checked<{ startDate: Day; endDate: Day }> {
  const { startDate, endDate } = range
  if (endDate < startDate) return checked(range, [{ field: 'endDate', code: 'end_before_start' }])
  if (daysBetween(startDate, endDate) < longestPlanningRange) return checked(range, [])
  return checked(range, [
    { field: 'endDate', code: 'range_too_long', params: { days: longestPlanningRange } },
  ])
}
