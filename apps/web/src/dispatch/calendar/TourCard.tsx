import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import type { CalendarDeparture } from '@tourdesk/contract/dispatch/calendarDeparture'
import type { Gap } from '@tourdesk/domain/dispatch/gaps'
import { DepartureTags } from '../../departures/DepartureTags.tsx'
import { departureMessages } from '../../departures/departureMessages.ts'
import { list } from '../../i18n/format.ts'
import { useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { departureStateLabels } from '../../i18n/vocabulary/departures.ts'
import { AppLink } from '../../kit/AppLink.tsx'
import { FillBar } from '../../kit/FillBar.tsx'
import { assignmentsHref } from '../assignmentsHref.ts'
import { messages } from '../messages.ts'
import { calendarMessages } from './messages.ts'
import styles from './TourCard.module.css'

const page = getRouteApi('/signedIn/assignments/calendar')

/** A tour on a day, linked to its board. */
export function TourCard({ departure, isPast }: { departure: CalendarDeparture; isPast: boolean }) {
  const t = useText(messages)
  const own = useText(calendarMessages)
  const departures = useText(departureMessages)
  const missing = useMissing()
  const { startDate, endDate } = page.useSearch()
  const { tour, date, planned, participants } = departure
  const stateName = useLabel(departureStateLabels)
  const unusual = [
    ...(departure.state === 'open' ? [] : [stateName(departure.state)]),
    ...(departure.guaranteed ? [departures('guaranteed')] : []),
  ]
  const orders = t('orders', { count: departure.orders })
  const heads = t('participants', { count: participants })
  const lacks = isPast ? [] : missing(departure)
  const state = isPast || lacks.length > 0 ? lacks : [own('planned')]
  return (
    <AppLink
      className={styles.card}
      data-past={isPast || undefined}
      aria-label={list([
        tour.name,
        ...unusual,
        orders,
        heads,
        ...state,
        own('onVehicles', { planned, participants }),
      ])}
      href={assignmentsHref({ startDate, endDate, date, tour: tour._id })}
    >
      <span className={styles.name}>
        <bdi>{tour.name}</bdi>
      </span>{' '}
      {unusual.length > 0 && (
        <span className="flex wrap gap4">
          <DepartureTags state={departure.state} guaranteed={departure.guaranteed} />
        </span>
      )}
      <span className="quiet flex wrap across8 small">
        <span>{orders}</span> <span>{heads}</span>
      </span>{' '}
      <FillBar part={planned} whole={participants} isQuiet={isPast || planned === participants} />
      {!isPast && <State lacks={lacks} />}
    </AppLink>
  )
}

function State({ lacks }: { lacks: string[] }) {
  const own = useText(calendarMessages)
  const Icon = lacks.length > 0 ? IconAlertTriangle : IconCheck
  return (
    <span
      className={`flex alignStart gap4 small orange ${styles.state}`}
      data-complete={lacks.length === 0 || undefined}
    >
      <Icon size={14} stroke={1.8} aria-hidden />
      <span className={styles.words}>
        {lacks.length > 0 ? lacks.map((word) => <span key={word}>{word} </span>) : own('planned')}
      </span>
    </span>
  )
}

/** What a departure still lacks, in words. */
function useMissing(): (departure: CalendarDeparture) => string[] {
  const own = useText(calendarMessages)
  const t = useText(messages)
  const wordOf = (kind: Gap['kind']) =>
    kind === 'language' || kind === 'over_seats' || kind === 'now_unavailable' ? own(kind) : t(kind)
  return ({ participants, planned, gaps }) => {
    const unassigned = participants > planned ? [t('unassigned', { count: participants - planned })] : []
    return [...unassigned, ...gaps.map(wordOf)]
  }
}
