import { LoadingPage } from '../../kit/LoadingPage.tsx'
import { lazyPart } from '../../kit/parts/lazyPart.tsx'

/** A departure, loaded when one is opened: the calendar opens without it. */
export const LazyDayBoard = lazyPart(async () => (await import('./DayBoard.tsx')).DayBoard, {
  waiting: () => <LoadingPage />,
})
