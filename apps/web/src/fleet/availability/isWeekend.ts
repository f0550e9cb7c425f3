import { type Day, weekdayOf } from '@tourdesk/domain/calendar'

/** Friday and Saturday. */
export function isWeekend(day: Day): boolean {
  return weekdayOf(day) >= 5
}
