import { Notifications } from '@mantine/notifications'
import styles from './Toasts.module.css'

/** The stack of toasts, over the middle of the top bar, where it covers no rows, checkboxes or buttons. */
export function Toasts() {
  return <Notifications position="top-center" containerWidth={380} className={styles.stack} limit={4} />
}
