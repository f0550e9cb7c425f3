import { type Day, daysBetween } from './calendar.ts'
import { type Checked, checked } from './checked.ts'

/** Both ends are included. */
export interface Days {
  startDate: Day
  endDate: Day
}

/** A range that ends on or after its start and has at most that many days; `range_too_long` if it has more. */
export function checkDayRange(range: Days, most: number): Checked<Days> {
  const { startDate, endDate } = range
  if (endDate < startDate) return checked(range, [{ field: 'endDate', code: 'end_before_start' }])
  if (daysBetween(startDate, endDate) < most) return checked(range, [])
  return checked(range, [{ field: 'endDate', code: 'range_too_long', params: { days: most } }])
}
