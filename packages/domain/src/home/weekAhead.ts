import { addDays, type Day } from '../calendar.ts'

/** Today and the six days after it, the days of the home page (HOME-02). */
export function weekAhead(today: Day): { startDate: Day; endDate: Day } {
  return { startDate: today, endDate: addDays(today, 6) }
}
