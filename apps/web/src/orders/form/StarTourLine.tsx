import { StarTourName } from '../StarTourName.tsx'
import { useStarTour } from './useStarTour.ts'

/** The star tour of the order in the form with its discount; nothing for other orders. */
export function StarTourLine() {
  const starTour = useStarTour()
  return (
    starTour && (
      <p className="flat medium">
        <StarTourName starTour={starTour} />
      </p>
    )
  )
}
