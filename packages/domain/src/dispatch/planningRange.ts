import { type Day, daysBetween } from '../calendar.ts'
import type { Issue } from '../decision.ts'

/** The longest range of days that is planned at a glance, a quarter of a year. */
export const longestPlanningRange = 92

/** What is wrong with a range of days to look at: turned around, or longer than `longestPlanningRange` (CAL-04). */
export function checkPlanningRange({ startDate, endDate }: { startDate: Day; endDate: Day }): Issue[] {
  if (endDate < startDate) return [{ field: 'endDate', code: 'end_before_start' }]
  if (daysBetween(startDate, endDate) < longestPlanningRange) return []
  return [{ field: 'endDate', code: 'range_too_long', params: { days: longestPlanningRange } }]
}
