import type { ReactNode } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Code } from '../../kit/Isolated.tsx'
import styles from './DayCard.module.css'
import { oneDayMessages } from './oneDayMessages.ts'

interface DayCardProps {
  label: string
  time: string | null
  title: ReactNode
  /** Shown after the title. */
  beside: ReactNode
  children: ReactNode
}

/** A departure or vehicle of a day: its time, its title, and its contents. */
export function DayCard({ label, time, title, beside, children }: DayCardProps) {
  const t = useText(oneDayMessages)
  return (
    <article className={styles.card} aria-label={label}>
      <header className={`flex wrap alignBaseline gap2 across16 ${styles.head}`}>
        <span className={styles.time}>{time ? <Code>{time}</Code> : t('noTime')}</span>
        <h2 className={styles.title}>{title}</h2>
        {beside}
      </header>
      {children}
    </article>
  )
}
