import { Notifications } from '@mantine/notifications'
import { useIsConnectionLost } from '../connection.ts'
import styles from './Toasts.module.css'

/** The stack of toasts, over the middle of the top bar, where it covers no rows, checkboxes or buttons. */
export function Toasts() {
  const isLow = useIsConnectionLost()
  const className = isLow ? `${styles.stack} ${styles.low}` : styles.stack
  return <Notifications position="top-center" containerWidth={380} className={className} limit={4} />
}
