import type { ReactNode } from 'react'
import styles from './DayBody.module.css'

interface DayBodyProps {
  /** True while the previously shown day stays, until the new one loads. */
  isOld: boolean
  children: ReactNode
}

/** The contents of a day, from top to bottom. */
export function DayBody({ isOld, children }: DayBodyProps) {
  return (
    <div className={styles.body} aria-busy={isOld} inert={isOld}>
      {children}
    </div>
  )
}
