import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './Fact.module.css'

interface FactProps {
  /** What the fact is, for screen readers and on hover. */
  name: string
  icon: ReactNode
  children: ReactNode
}

/** A fact about a vehicle in a `dl`, with an icon that shows its kind. */
export function Fact({ name, icon, children }: FactProps) {
  return (
    <div title={name} className={`row shrinks gap6 ${styles.fact}`}>
      <dt>
        {icon}
        <VisuallyHidden>{name}</VisuallyHidden>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
