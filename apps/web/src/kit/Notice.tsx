import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './Notice.module.css'

interface NoticeProps {
  icon: ReactNode
  action?: string
  onAction?: () => void
  children: ReactNode
}

/** A line above a form that people should read before typing. */
export function Notice({ icon, action, onAction, children }: NoticeProps) {
  return (
    <div role="status" className={styles.notice}>
      {icon}
      <span>{children}</span>
      {action && (
        <Button variant="subtle" size="compact-sm" onClick={onAction}>
          {action}
        </Button>
      )}
    </div>
  )
}
