import type { ReactNode } from 'react'
import styles from './FieldGrid.module.css'

/** Fields side by side, in one column on a phone. */
export function FieldGrid({ columns = 2, children }: { columns?: 1 | 2 | 3 | 4; children: ReactNode }) {
  return (
    <div className={`grid alignStart gap12 across16 ${styles.grid}`} data-columns={columns}>
      {children}
    </div>
  )
}

/** Lets a field or a note fill the whole width of the grid. */
export function WholeWidth({ children }: { children: ReactNode }) {
  return <div className="fullRow">{children}</div>
}
