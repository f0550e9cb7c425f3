import { Notifications } from '@mantine/notifications'
import { useLanguage } from '../../i18n/language.ts'
import styles from './Toasts.module.css'

/** The stack of toasts, on the side where reading starts, above the buttons that end a form; on a phone at the top. */
export function Toasts() {
  const { direction } = useLanguage()
  return (
    <Notifications
      position={direction === 'rtl' ? 'bottom-right' : 'bottom-left'}
      containerWidth={380}
      className={styles.stack}
      limit={4}
    />
  )
}
