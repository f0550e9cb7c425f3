import { IconAlertTriangle } from '@tabler/icons-react'
import type { DayFinding } from '@tourdesk/contract/checks/dayFinding'
import type { DayDeparture } from '@tourdesk/contract/dispatch/dayPlan'
import { type Day, daysBetween } from '@tourdesk/domain/calendar'
import { isOpen } from '@tourdesk/domain/checks/ready'
import { list } from '../../../i18n/format.ts'
import { useText } from '../../../i18n/useText.ts'
import { AppLink } from '../../../kit/AppLink.tsx'
import { Code, Name } from '../../../kit/Isolated.tsx'
import { Tag } from '../../../kit/Tag.tsx'
import { assignmentsHref } from '../../assignmentsHref.ts'
import { useFindingText } from '../../check/useFindingText.ts'
import { wayBack } from '../../dayHref.ts'
import { messages } from '../../messages.ts'
import { oneDayMessages } from '../../oneDay/oneDayMessages.ts'
import { dayMessages } from '../messages.ts'
import type { ShownHours } from './placeOf.ts'
import { TimelineUnit } from './TimelineUnit.tsx'
import styles from './timeline.module.css'

interface TimelineDepartureProps {
  date: Day
  departure: DayDeparture
  /** What's open about it. */
  findings: readonly DayFinding[]
  hours: ShownHours
  tabIndexOf: (row: string) => number
}

/** A departure's name, its people without a vehicle, and a row for each of its vehicle units. */
export function TimelineDeparture({ date, departure, findings, hours, tabIndexOf }: TimelineDepartureProps) {
  const t = useText(dayMessages)
  const shared = useText(messages)
  const words = useText(oneDayMessages)
  const findingText = useFindingText()
  const { tour, time, units, people } = departure
  const board = assignmentsHref({
    date: departure.date,
    tour: tour._id,
    ...wayBack('timeline', date, departure.date),
  })
  const row = rowOf(departure)
  const unassigned = findings.find(({ code }) => code === 'unassigned_people')
  const number = daysBetween(departure.date, date) + 1
  return (
    <article className={styles.departure} aria-label={list([tour.name, time ?? words('noTime')])}>
      <header className={styles.heading} data-row={row}>
        <span className={styles.time}>{time ? <Code>{time}</Code> : words('noTime')}</span>
        <h2 className={`shrinks flat large strong ${styles.title}`}>
          <AppLink
            href={board}
            data-board
            data-stop="unit"
            tabIndex={tabIndexOf(row)}
            aria-label={t('board', { tour: tour.name })}
          >
            <Name>{tour.name}</Name>
          </AppLink>
        </h2>
        {number > 1 && (
          <Tag tone="blue">
            {t('dayOf', { number, days: daysBetween(departure.date, departure.endDate) + 1 })}
          </Tag>
        )}
        <span className="quiet tabular">{shared('participants', { count: people })}</span>
        {unassigned && (
          <AppLink
            href={board}
            className={styles.lack}
            data-finding={unassigned.key}
            data-stop="unassigned"
            tabIndex={tabIndexOf(row)}
          >
            <IconAlertTriangle size={14} stroke={1.8} aria-hidden />
            <span>{findingText(unassigned)}</span>
          </AppLink>
        )}
        {units.length === 0 && <span className="quiet">{t('noUnits')}</span>}
      </header>
      <ul className="plainList">
        {units.map((unit) => (
          <TimelineUnit
            key={unit._id}
            date={date}
            departure={departure}
            unit={unit}
            findings={findings.filter((finding) => finding.tourCar === unit._id && isOpen(finding))}
            hours={hours}
            tabIndex={tabIndexOf(unit._id)}
          />
        ))}
      </ul>
    </article>
  )
}

/** The key of a departure's row. */
export function rowOf({ date, tour }: DayDeparture): string {
  return `${date} ${tour._id}`
}
