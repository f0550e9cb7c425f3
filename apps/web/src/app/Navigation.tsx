import { Tooltip } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { AppLink } from '../kit/AppLink.tsx'
import styles from './Navigation.module.css'
import type { NavigationEntry } from './useNavigationEntries.ts'

interface NavigationProps {
  entries: NavigationEntry[]
  isCollapsed?: boolean
  onGo?: () => void
}

export function Navigation({ entries, isCollapsed, onGo }: NavigationProps) {
  const path = useLocation({ select: (location) => location.pathname })
  return (
    <ul className={styles.list} data-collapsed={isCollapsed || undefined}>
      {entries.map(({ key, to, label, icon: Icon }) => (
        <li key={key}>
          <Tooltip label={label} position="right" disabled={!isCollapsed} openDelay={0}>
            <AppLink
              href={to}
              className={styles.entry}
              aria-label={isCollapsed ? label : undefined}
              aria-current={isUnder(path, to) ? 'page' : undefined}
              onClick={onGo}
            >
              <Icon size={16} stroke={1.6} aria-hidden />
              <span className={styles.label}>{label}</span>
            </AppLink>
          </Tooltip>
        </li>
      ))}
    </ul>
  )
}

function isUnder(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`)
}
