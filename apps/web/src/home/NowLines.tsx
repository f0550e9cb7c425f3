import type { HomeNow } from '@tourdesk/contract/home/home'
import type { Day } from '@tourdesk/domain/calendar'
import { boardingHref } from '../dispatch/boardingHref.ts'
import { ltr } from '../i18n/isolate.ts'
import { useText } from '../i18n/useText.ts'
import { HomeLine } from './HomeLine.tsx'
import styles from './home.module.css'
import { homeMessages } from './messages.ts'

/** The vehicles on the road right now, with their no-shows and incidents. */
export function NowLines({ now, today }: { now: HomeNow; today: Day }) {
  const t = useText(homeMessages)
  const { vehicles, people, boarded, noShows, incidents } = now
  const href = boardingHref(today)
  if (vehicles + noShows + incidents === 0) return <p className={styles.nothing}>{t('nothingNow')}</p>
  return (
    <ul className={`plainList ${styles.lines}`}>
      {vehicles > 0 && (
        <HomeLine href={href} count={t('boarded', { ratio: ltr(`${boarded}/${people}`) })}>
          {t('onTheRoad', { count: vehicles })}
        </HomeLine>
      )}
      {noShows > 0 && <HomeLine href={href}>{t('noShows', { count: noShows })}</HomeLine>}
      {incidents > 0 && (
        <HomeLine href={href} isUrgent>
          {t('incidents', { count: incidents })}
        </HomeLine>
      )}
    </ul>
  )
}
