import { ActionIcon, Drawer, Tooltip } from '@mantine/core'
import { useDisclosure, useLocalStorage } from '@mantine/hooks'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { KeysHelp } from '../kit/KeysHelp.tsx'
import { messages } from './messages.ts'
import { Navigation } from './Navigation.tsx'
import styles from './Shell.module.css'
import { TopBar, type TopBarProps } from './TopBar.tsx'
import type { NavigationMenu } from './useNavigationEntries.ts'

interface ShellProps extends TopBarProps {
  menu: NavigationMenu
  children: ReactNode
}

/** The frame around every page of a signed-in person. */
export function Shell({ menu, children, ...bar }: ShellProps) {
  const t = useText(messages)
  const close = useText(common)('close')
  const [isOpen, drawer] = useDisclosure()
  return (
    <div className={`${styles.shell} printsWhole`}>
      <a className={`${styles.skip} notPrinted`} href="#content">
        {t('skip')}
      </a>
      <TopBar {...bar} isMenuOpen={isOpen} onMenu={drawer.toggle} />
      <SideMenu menu={menu} />
      <Drawer
        opened={isOpen}
        onClose={drawer.close}
        size={240}
        padding={0}
        title={<span style={{ paddingInlineStart: 16 }}>{t('menu')}</span>}
        closeButtonProps={{ 'aria-label': close }}
      >
        <nav aria-label={t('menu')}>
          <Navigation menu={menu} onGo={drawer.close} />
        </nav>
      </Drawer>
      <main id="content" className={`${styles.main} printsWhole`} tabIndex={-1}>
        {children}
      </main>
      <KeysHelp />
    </div>
  )
}

function SideMenu({ menu }: { menu: NavigationMenu }) {
  const t = useText(messages)
  const [isCollapsed, setIsCollapsed] = useLocalStorage({
    key: 'menuCollapsed',
    defaultValue: false,
    getInitialValueInEffect: false,
  })
  const name = isCollapsed ? t('expandMenu') : t('collapseMenu')
  const Icon = isCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return (
    <nav
      className={`${styles.menu} notPrinted`}
      data-collapsed={isCollapsed || undefined}
      aria-label={t('menu')}
    >
      <div className={styles.entries}>
        <Navigation menu={menu} isCollapsed={isCollapsed} />
      </div>
      <div className={styles.fold}>
        <Tooltip label={name}>
          <ActionIcon
            aria-label={name}
            aria-expanded={!isCollapsed}
            onClick={() => setIsCollapsed(!isCollapsed)}
          >
            <Icon size={18} stroke={1.6} className="pointsForward" />
          </ActionIcon>
        </Tooltip>
      </div>
    </nav>
  )
}
