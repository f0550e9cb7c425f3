import { LoadingPage } from '../../kit/LoadingPage.tsx'
import { lazyPart } from '../../kit/parts/lazyPart.tsx'

/** A departure's board, loaded when one is opened, so that the calendar opens without it. */
export const LazyDayBoard = lazyPart(async () => (await import('./DayBoard.tsx')).DayBoard, {
  waiting: () => <LoadingPage />,
})
