import { IconAlertTriangle } from '@tabler/icons-react'
import type { Boarding } from '@tourdesk/contract/crew/boardings'
import { type Day, timeIn } from '@tourdesk/domain/calendar'
import { useText } from '../../i18n/useText.ts'
import { AppLink } from '../../kit/AppLink.tsx'
import { Code, Name } from '../../kit/Isolated.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { boardingHref } from '../boardingHref.ts'
import styles from './boarding.module.css'
import { boardingMessages } from './boardingMessages.ts'
import { incidentsOf } from './incidentsOf.ts'
import { useRing } from './useRing.ts'

interface IncidentsProps {
  date: Day
  units: readonly Boarding[]
}

/** The incidents of a day, newest first; a new one rings. */
export function Incidents({ date, units }: IncidentsProps) {
  const t = useText(boardingMessages)
  const incidents = incidentsOf(units)
  useRing(
    date,
    incidents.map(({ event, unit }) => ({
      _id: event._id,
      name: event.by.name,
      text: event.text ?? '',
      href: boardingHref(date, unit._id),
    })),
  )
  if (incidents.length === 0) return null
  return (
    <Panel title={t('incidents')} flush>
      <ul className={`plainList ${styles.incidents}`}>
        {incidents.map(({ event, unit, party }) => (
          <li key={event._id}>
            <IconAlertTriangle size={16} stroke={1.8} aria-hidden />
            <Code>{timeIn(new Date(event.at))}</Code>
            <span className={styles.incident}>
              <Name>{event.by.name}</Name>: <Name>{event.text}</Name>
            </span>
            {party && (
              <AppLink href={`/order/${party.orderId}`}>
                <Code>{party.orderNumber}</Code> <Name>{party.customer}</Name>
              </AppLink>
            )}
            <AppLink href={boardingHref(date, unit._id)}>
              <Name>{unit.tour.name}</Name> {unit.vehicle && <Name>{unit.vehicle}</Name>}
            </AppLink>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
