import { getRouteApi } from '@tanstack/react-router'
import { LoadingPage } from '../kit/LoadingPage.tsx'
import { lazyPart } from '../kit/parts/lazyPart.tsx'
import { TourCalendar } from './calendar/TourCalendar.tsx'

const page = getRouteApi('/signedIn/assignments/calendar')

const DayBoard = lazyPart(async () => (await import('./board/DayBoard.tsx')).DayBoard, {
  waiting: () => <LoadingPage />,
})

/** The calendar of tours, or a departure if the address has a tour and a date. */
export function Assignments() {
  const { date, tour } = page.useSearch()
  if (!date || !tour) return <TourCalendar />
  return <DayBoard key={tour} date={date} tour={tour} />
}
