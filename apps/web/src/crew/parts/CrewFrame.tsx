import { IconArrowLeft, IconUser } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/useText.ts'
import { crewMessages } from '../crewMessages.ts'
import styles from './CrewFrame.module.css'
import { PlaceLink } from './PlaceLink.tsx'
import { SendingBar } from './SendingBar.tsx'
import { useTitle } from './useTitle.ts'

interface CrewFrameProps {
  /** The title of the tab and the screen; typed names keep their direction, aligned to the page's start. */
  title: string
  children: ReactNode
  isBusy?: boolean
  /** True for the first page, the days: a link to the person's page instead of the back button. */
  isFirst?: boolean
}

/** The frame of every page of the crew: its title, the back button, and what's still to be sent. */
export function CrewFrame({ title, children, isBusy, isFirst }: CrewFrameProps) {
  const t = useText(crewMessages)
  useTitle(title)
  return (
    <div className={styles.frame}>
      <header className={styles.top}>
        <div className={styles.bar}>
          {!isFirst && (
            <PlaceLink to="/crew" className={styles.way} aria-label={t('days')}>
              <IconArrowLeft size={26} stroke={1.8} className={styles.mirrored} />
            </PlaceLink>
          )}
          <h1>
            <bdi>{title}</bdi>
          </h1>
          {isFirst && (
            <PlaceLink to="/crew/me" className={styles.way} aria-label={t('me')}>
              <IconUser size={26} stroke={1.8} />
            </PlaceLink>
          )}
        </div>
        <SendingBar />
      </header>
      <main className={styles.main} aria-busy={isBusy || undefined}>
        {children}
      </main>
    </div>
  )
}
