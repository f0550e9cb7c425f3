import { VisuallyHidden } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import type { Gap } from '@tourdesk/domain/dispatch/gaps'
import { list } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { AppLink } from '../../kit/AppLink.tsx'
import { assignmentsHref } from '../assignmentsHref.ts'
import { FillBar } from '../FillBar.tsx'
import { messages } from '../messages.ts'
import type { Departure } from './departures.ts'
import { calendarMessages } from './messages.ts'
import styles from './TourCard.module.css'

const page = getRouteApi('/signedIn/assignments/calendar')

/** A tour on a day, leading to its detail view (CAL-05, CAL-06). */
export function TourCard({ departure, isPast }: { departure: Departure; isPast: boolean }) {
  const t = useText(messages)
  const own = useText(calendarMessages)
  const { startDate, endDate } = page.useSearch()
  const { tour, date, orders, participants, planned } = departure
  return (
    <AppLink
      className={styles.card}
      data-past={isPast || undefined}
      href={assignmentsHref({ startDate, endDate, date, tour: tour._id })}
    >
      <bdi className={styles.name}>{tour.name}</bdi>
      <span className={styles.counts}>
        <span>{t('orders', { count: orders })}</span>
        <span>{t('participants', { count: participants })}</span>
      </span>
      <FillBar part={planned} whole={participants} />
      <VisuallyHidden>{own('onVehicles', { planned, participants })}</VisuallyHidden>
      {!isPast && <Missing departure={departure} />}
    </AppLink>
  )
}

function Missing({ departure: { participants, planned, gaps } }: { departure: Departure }) {
  const t = useText(messages)
  const own = useText(calendarMessages)
  const gap = useGapKind()
  const unassigned = participants - planned
  const words = [...(unassigned > 0 ? [t('unassigned', { n: unassigned })] : []), ...gaps.map(gap)]
  const Icon = words.length > 0 ? IconAlertTriangle : IconCheck
  return (
    <span className={styles.missing} data-complete={words.length === 0 || undefined}>
      <Icon size={14} stroke={1.8} aria-hidden />
      {words.length > 0 ? list(words) : own('planned')}
    </span>
  )
}

function useGapKind(): (kind: Gap['kind']) => string {
  const own = useText(calendarMessages)
  const t = useText(messages)
  return (kind) => (kind === 'language' || kind === 'over_seats' ? own(kind) : t(kind))
}
