import { Drawer } from '@mantine/core'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { messages } from './messages.ts'
import { Navigation } from './Navigation.tsx'
import styles from './Shell.module.css'
import type { NavigationMenu } from './useNavigationEntries.ts'

export interface PhoneMenuProps {
  menu: NavigationMenu
  opened: boolean
  onClose: () => void
}

/** The menu of narrow screens, opened by a button. */
export function PhoneMenu({ menu, opened, onClose }: PhoneMenuProps) {
  const t = useText(messages)
  const close = useText(common)('close')
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size={240}
      padding={0}
      title={<span className={styles.phoneMenuTitle}>{t('menu')}</span>}
      closeButtonProps={{ 'aria-label': close }}
    >
      <nav aria-label={t('menu')}>
        <Navigation menu={menu} onGo={onClose} />
      </nav>
    </Drawer>
  )
}
