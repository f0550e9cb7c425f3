import type { ReactNode } from 'react'
import styles from './DayBody.module.css'

interface DayBodyProps {
  /** What's shown is of the day before, until the new one arrives. */
  isOld: boolean
  children: ReactNode
}

/** What a day has, from top to bottom. */
export function DayBody({ isOld, children }: DayBodyProps) {
  return (
    <div className={styles.body} aria-busy={isOld} inert={isOld}>
      {children}
    </div>
  )
}
