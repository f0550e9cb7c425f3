import { Tooltip, VisuallyHidden } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { AppLink } from '../kit/AppLink.tsx'
import { KeyCaps } from '../kit/KeysHelp.tsx'
import { keysTo } from './goKeys.ts'
import styles from './Navigation.module.css'
import { placeOf } from './navigation.ts'
import type { NavigationEntry, NavigationMenu } from './useNavigationEntries.ts'

interface NavigationProps {
  menu: NavigationMenu
  isCollapsed?: boolean
  onGo?: () => void
}

/** The menu's entries, then its groups with their headings. */
export function Navigation({ menu, ...list }: NavigationProps) {
  return (
    <>
      <Entries entries={menu.places} {...list} />
      {menu.groups.map(({ label, entries }) => (
        <section key={label} aria-label={label} className={styles.group}>
          <h2 className={styles.head} hidden={list.isCollapsed}>
            {label}
          </h2>
          <Entries entries={entries} {...list} />
        </section>
      ))}
    </>
  )
}

interface EntriesProps extends Omit<NavigationProps, 'menu'> {
  entries: NavigationEntry[]
}

function Entries({ entries, isCollapsed, onGo }: EntriesProps) {
  const path = useLocation({ select: (location) => location.pathname })
  const here = placeOf(path, entries)
  return (
    <ul className={styles.list} data-collapsed={isCollapsed || undefined}>
      {entries.map(({ key, to, label, icon: Icon, waiting }) => (
        <li key={key}>
          <Tooltip
            label={
              <span className="across8">
                {isCollapsed && label} <KeyCaps keys={keysTo(key)} />
              </span>
            }
            position="right"
            openDelay={isCollapsed ? 0 : 600}
          >
            <AppLink
              href={to}
              className={styles.entry}
              aria-label={isCollapsed ? [label, waiting?.text].filter(Boolean).join(', ') : undefined}
              aria-current={to === here?.to ? 'page' : undefined}
              onClick={onGo}
            >
              <Icon size={16} stroke={1.6} aria-hidden />
              <span className={styles.label}>{label}</span>
              {waiting && (
                <>
                  <span className={styles.count} aria-hidden>
                    {waiting.count}
                  </span>
                  {!isCollapsed && <VisuallyHidden component="span">, {waiting.text}</VisuallyHidden>}
                </>
              )}
            </AppLink>
          </Tooltip>
        </li>
      ))}
    </ul>
  )
}
