import { useEffect, useRef } from 'react'
import { named } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { crewMessages } from '../crewMessages.ts'
import { buttonClass } from '../parts/Button.tsx'
import { telHref } from '../telHref.ts'
import { useCrew } from '../useCrew.ts'
import styles from './away.module.css'
import { awayMessages } from './awayMessages.ts'
import type { Refused } from './changeAway.ts'
import { useDaysText } from './useDaysText.ts'

/** The outcome of the last change. */
export type News = Refused | { why: 'saved' | 'removed'; day: null }

/** Refusals that the office can solve. */
const forOffice = new Set<News['why']>(['day_off_assigned', 'day_off_reserved', 'day_off_of_office'])

/** Says whether days off were saved or removed, or why not and whom to call. */
export function AwayNews({ news }: { news: News | null }) {
  const t = useText(awayMessages)
  const words = useText(crewMessages)
  const textOf = useDaysText()
  const { me } = useCrew()
  const place = useRef<HTMLParagraphElement>(null)
  // The button that had the focus is gone with its days.
  useEffect(() => {
    if (news?.why === 'removed') place.current?.focus()
  }, [news])
  const isDone = news?.why === 'saved' || news?.why === 'removed'
  if (!news || isDone)
    return (
      <p ref={place} role="status" tabIndex={-1}>
        {news && t(news.why)}
      </p>
    )
  return (
    <div role="alert" className={styles.refused}>
      <p>{t(news.why, { day: news.day ? textOf(news.day, news.day) : '' })}</p>
      {forOffice.has(news.why) && me?.office.phone && (
        <a className={buttonClass('quiet')} href={telHref(me.office.phone)}>
          {words('call', { name: named(me.office.name) })}
        </a>
      )}
    </div>
  )
}
