import type { ReactNode } from 'react'
import styles from './Panel.module.css'

interface PanelProps {
  title?: string
  actions?: ReactNode
  /** For content without padding, such as tables. */
  flush?: boolean
  children: ReactNode
}

export function Panel({ title, actions, flush, children }: PanelProps) {
  return (
    <section className={styles.panel} aria-label={title}>
      {(title || actions) && (
        <div className={styles.head}>
          {title && <h2 className="flat large strong">{title}</h2>}
          {actions}
        </div>
      )}
      <div className={flush ? undefined : styles.body}>{children}</div>
    </section>
  )
}
