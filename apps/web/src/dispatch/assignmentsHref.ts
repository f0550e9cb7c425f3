import { stringifySearch } from '../app/searchParams.ts'
import type { CalendarSearch } from './calendarSearch.ts'

/** The address of the calendar, or of one departure in it. */
export function assignmentsHref(search: Partial<CalendarSearch>): string {
  return `/assignments/calendar${stringifySearch(search)}`
}
