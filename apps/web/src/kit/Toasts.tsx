import { Notifications } from '@mantine/notifications'
import { useLanguage } from '../i18n/language.ts'

/** The stack of toasts, at the bottom of the side where reading starts. */
export function Toasts() {
  const { direction } = useLanguage()
  return (
    <Notifications
      position={direction === 'rtl' ? 'bottom-right' : 'bottom-left'}
      containerWidth={380}
      limit={4}
    />
  )
}
