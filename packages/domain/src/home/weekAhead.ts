import { addDays, type Day } from '../calendar.ts'

/** Today and the following six days, shown on the home page. */
export function weekAhead(today: Day): { startDate: Day; endDate: Day } {
  return { startDate: today, endDate: addDays(today, 6) }
}
