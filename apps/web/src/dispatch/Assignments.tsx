import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { LoadingPage } from '../kit/LoadingPage.tsx'
import { TourCalendar } from './calendar/TourCalendar.tsx'

const page = getRouteApi('/signedIn/assignments/calendar')

const DayBoard = lazy(() => import('./board/DayBoard.tsx').then((module) => ({ default: module.DayBoard })))

/** The calendar of tours, or one departure of it when the address names a tour and a date (CAL-01, CAL-06). */
export function Assignments() {
  const { date, tour } = page.useSearch()
  if (!date || !tour) return <TourCalendar />
  return (
    <Suspense fallback={<LoadingPage />}>
      <DayBoard key={tour} date={date} tour={tour} />
    </Suspense>
  )
}
