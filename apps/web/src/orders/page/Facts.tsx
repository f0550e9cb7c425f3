import type { ReactNode } from 'react'
import styles from './order.module.css'

/** Names with what stands for them, one under the other. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>
}

/** One of them; nothing stands where there is nothing to tell. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === null || children === '') return null
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}
