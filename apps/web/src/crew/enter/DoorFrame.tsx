import type { ReactNode } from 'react'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/useText.ts'
import { chooseLanguage } from '../crewLanguage.ts'
import { crewMessages } from '../crewMessages.ts'
import { Button } from '../parts/Button.tsx'
import { useTitle } from '../parts/useTitle.ts'
import styles from './enter.module.css'

interface DoorFrameProps {
  title: string
  /** The name of the business, once it's known. */
  business?: string | null
  children?: ReactNode
}

/** A page for people who aren't signed in, with a switch to the other language. */
export function DoorFrame({ title, business, children }: DoorFrameProps) {
  const t = useText(crewMessages)
  useTitle(title)
  const { language } = useLanguage()
  const other = language === 'he' ? 'en' : 'he'
  return (
    <main className={styles.page}>
      <div className={styles.head}>
        <strong>
          <bdi>{business ?? 'Tourdesk'}</bdi>
        </strong>
        <Button lang={other} onClick={() => chooseLanguage(other)}>
          {t('otherLanguage')}
        </Button>
      </div>
      <h1>{title}</h1>
      {children}
    </main>
  )
}
