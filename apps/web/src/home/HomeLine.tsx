import type { ReactNode } from 'react'
import { AppLink } from '../kit/AppLink.tsx'
import styles from './home.module.css'

interface HomeLineProps {
  href: string
  /** True if something is wrong or late. */
  isUrgent?: boolean
  /** Shown at the end, with aligned digits in both languages. */
  sum?: ReactNode
  /** Shown before the sum: how many items it's made of. */
  count?: string
  children: ReactNode
}

/** One line of work: what it is, and a link to the list behind it. */
export function HomeLine({ href, isUrgent, sum, count, children }: HomeLineProps) {
  return (
    <li>
      <AppLink href={href} className={`gap12 ${styles.line}`} data-urgent={isUrgent || undefined}>
        <span className="grow">{children}</span> {count && <span className="quiet small">{count}</span>}{' '}
        {sum && (
          <span className={styles.sum} dir="ltr">
            {sum}
          </span>
        )}
      </AppLink>
    </li>
  )
}
