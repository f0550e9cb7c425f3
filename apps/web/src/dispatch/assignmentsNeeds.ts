import { dayIn } from '@tourdesk/domain/calendar'
import { queries } from '../app/api.ts'
import type { Needs } from '../app/needs.ts'
import { LazyDayBoard } from './board/LazyDayBoard.tsx'
import { daysShown } from './calendar/calendarRange.ts'
import { LazyTourCalendar } from './calendar/LazyTourCalendar.tsx'
import { countQueries } from './calendar/useDayCounts.ts'
import type { CalendarSearch } from './calendarSearch.ts'
import { departureQueries } from './departureQueries.ts'

/** What the calendar needs to load, or the board if the address has a tour and a date. */
export function assignmentsNeeds({ date, tour, ...days }: CalendarSearch): Needs {
  if (date && tour)
    return {
      parts: [LazyDayBoard],
      answers: [
        ...Object.values(departureQueries(date, tour)),
        queries.dayChecks.ofDay({ params: { date } }),
      ],
    }
  const today = dayIn(new Date())
  const shown = daysShown(days, today)
  const calendar = queries.tourEvents.calendar({ query: shown })
  return { parts: [LazyTourCalendar], answers: [calendar, ...countQueries(shown, today)] }
}
