import type { ReactNode } from 'react'
import { Copyable } from './Isolated.tsx'
import styles from './states.module.css'

/** One sentence, and a button for the next step. */
export function EmptyState({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <div className={styles.state}>
      <p className="quiet flat readable">
        <Copyable>{text}</Copyable>
      </p>
      {action}
    </div>
  )
}
