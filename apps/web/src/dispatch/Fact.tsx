import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './Fact.module.css'

interface FactProps {
  /** What it is, for screen readers and on hovering. */
  name: string
  icon: ReactNode
  children: ReactNode
}

/** A fact about a vehicle in a `dl`, with a sign that says what it is. */
export function Fact({ name, icon, children }: FactProps) {
  return (
    <div title={name} className={styles.fact}>
      <dt>
        {icon}
        <VisuallyHidden>{name}</VisuallyHidden>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
