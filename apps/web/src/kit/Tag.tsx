import type { ReactNode } from 'react'
import type { Tone } from './statusTone.ts'
import styles from './Tag.module.css'

export function Tag({ tone = 'grey', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  )
}
