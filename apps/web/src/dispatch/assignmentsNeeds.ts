import { dayIn } from '@tourdesk/domain/calendar'
import { queries } from '../app/api.ts'
import type { Needs } from '../app/needs.ts'
import { LazyDayBoard } from './board/LazyDayBoard.tsx'
import { daysShown } from './calendar/calendarRange.ts'
import { LazyTourCalendar } from './calendar/LazyTourCalendar.tsx'
import type { CalendarSearch } from './calendarSearch.ts'
import { departureQueries } from './departureQueries.ts'

/** What the calendar needs to load, or the board if the address has a tour and a date. */
export function assignmentsNeeds({ date, tour, ...days }: CalendarSearch): Needs {
  if (date && tour) return { parts: [LazyDayBoard], answers: Object.values(departureQueries(date, tour)) }
  const calendar = queries.tourEvents.calendar({ query: daysShown(days, dayIn(new Date())) })
  return { parts: [LazyTourCalendar], answers: [calendar] }
}
