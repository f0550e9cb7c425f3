import { StarTourName } from '../StarTourName.tsx'
import styles from './StarTourLine.module.css'
import { useStarTour } from './useStarTour.ts'

/** The star tour of the order in the form with its discount; nothing for other orders. */
export function StarTourLine() {
  const starTour = useStarTour()
  return (
    starTour && (
      <p className={styles.line}>
        <StarTourName starTour={starTour} />
      </p>
    )
  )
}
