import { getRouteApi } from '@tanstack/react-router'
import { LazyDayBoard } from './board/LazyDayBoard.tsx'
import { LazyTourCalendar } from './calendar/LazyTourCalendar.tsx'

const page = getRouteApi('/signedIn/assignments/calendar')

/** The calendar of tours, or a departure if the address has a tour and a date. */
export function Assignments() {
  const { date, tour } = page.useSearch()
  if (!date || !tour) return <LazyTourCalendar />
  return <LazyDayBoard key={tour} date={date} tour={tour} />
}
