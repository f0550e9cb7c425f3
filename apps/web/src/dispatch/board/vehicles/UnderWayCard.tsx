import { IconAlertTriangle } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { type Day, daysBetween } from '@tourdesk/domain/calendar'
import { day, list } from '../../../i18n/format.ts'
import { useText } from '../../../i18n/useText.ts'
import { AppLink } from '../../../kit/AppLink.tsx'
import { Tag } from '../../../kit/Tag.tsx'
import { assignmentsHref } from '../../assignmentsHref.ts'
import { messages } from '../../messages.ts'
import { people } from '../../people.ts'
import { boardMessages } from '../messages.ts'
import type { UnderWay } from '../underWay.ts'
import { useUnitName } from '../unitNames.ts'
import styles from './UnitCard.module.css'
import { UnitFacts } from './UnitFacts.tsx'

const page = getRouteApi('/signedIn/assignments/calendar')

/** A unit that started on an earlier day: read-only here, planned on its first day's board. */
export function UnderWayCard({ date, party }: { date: Day; party: UnderWay }) {
  const t = useText(boardMessages)
  const shared = useText(messages)
  const unitName = useUnitName()
  const { startDate, endDate } = page.useSearch()
  const { since, until, unit, riders } = party
  const name = unit ? unitName(unit) : list(riders.map(({ customer }) => customer))
  const number = daysBetween(since, date) + 1
  const dayOf = t('dayOf', { number, days: daysBetween(since, until) + 1 })
  const href = assignmentsHref({ startDate, endDate, date: since, ...tourOf(party) })
  return (
    <article className={`${styles.card} ${styles.underWay}`} aria-label={list([name, dayOf])}>
      <header className="row shrinks gap6">
        <bdi className={styles.title}>{name}</bdi>
        <Tag tone="blue">{dayOf}</Tag>
      </header>
      {unit ? (
        <UnitFacts unit={unit} riders={riders} date={date} />
      ) : (
        <ul className={`stack gap2 plainList small orange ${styles.gaps}`}>
          <li>
            <IconAlertTriangle size={14} stroke={1.8} aria-hidden />
            {t('notAssigned')}
          </li>
        </ul>
      )}
      <AppLink className={styles.riders} href={href}>
        <span>{shared('participants', { count: people(riders) })}</span>
        <span>{t('since', { day: day(since) })}</span>
      </AppLink>
    </article>
  )
}

function tourOf({ unit, riders }: UnderWay): { tour: string } {
  return { tour: unit?.tour ?? riders[0]?.tour?._id ?? '' }
}
