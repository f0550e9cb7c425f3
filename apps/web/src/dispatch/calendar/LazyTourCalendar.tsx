import { LoadingPage } from '../../kit/LoadingPage.tsx'
import { lazyPart } from '../../kit/parts/lazyPart.tsx'

/** The calendar of tours, loaded when it's opened, so that a departure opens without it. */
export const LazyTourCalendar = lazyPart(async () => (await import('./TourCalendar.tsx')).TourCalendar, {
  waiting: () => <LoadingPage />,
})
