import type { ReactNode } from 'react'
import { useText } from '../../i18n/useText.ts'
import styles from './DayTotals.module.css'
import { oneDayMessages } from './oneDayMessages.ts'

export interface DayTotal {
  name: string
  value: ReactNode
  /** True if something has to be done about it. */
  lacks?: boolean
}

/** The figures of a day, in one line. */
export function DayTotals({ totals }: { totals: DayTotal[] }) {
  const t = useText(oneDayMessages)
  return (
    <dl className={styles.totals} aria-label={t('totals')}>
      {totals.map(({ name, value, lacks }) => (
        <div key={name} data-lacks={lacks || undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
