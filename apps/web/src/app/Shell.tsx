import { ActionIcon, Tooltip } from '@mantine/core'
import { useDisclosure, useLocalStorage } from '@mantine/hooks'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '../i18n/useText.ts'
import { KeysHelp } from '../kit/KeysHelp.tsx'
import { lazyPart } from '../kit/parts/lazyPart.tsx'
import { messages } from './messages.ts'
import { Navigation } from './Navigation.tsx'
import type { PhoneMenuProps } from './PhoneMenu.tsx'
import styles from './Shell.module.css'
import { TopBar, type TopBarProps } from './TopBar.tsx'
import type { NavigationMenu } from './useNavigationEntries.ts'

/** Loaded right after the page, since wide screens never open it. */
const PhoneMenu = lazyPart<PhoneMenuProps>(async () => (await import('./PhoneMenu.tsx')).PhoneMenu)

interface ShellProps extends TopBarProps {
  menu: NavigationMenu
  /** Shown above every page. */
  notice?: ReactNode
  children: ReactNode
}

/** The frame around every page of a signed-in person. */
export function Shell({ menu, notice, children, ...bar }: ShellProps) {
  const t = useText(messages)
  const [isOpen, drawer] = useDisclosure()
  return (
    <div className={`${styles.shell} printsWhole`}>
      <a className={`${styles.skip} notPrinted`} href="#content">
        {t('skip')}
      </a>
      <TopBar {...bar} isMenuOpen={isOpen} onMenu={drawer.toggle} />
      <SideMenu menu={menu} />
      <PhoneMenu menu={menu} opened={isOpen} onClose={drawer.close} />
      <main id="content" className={`${styles.main} printsWhole`} tabIndex={-1}>
        {notice}
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
