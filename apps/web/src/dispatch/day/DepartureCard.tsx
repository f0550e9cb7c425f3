import { IconAlertTriangle, IconCheck, IconSteeringWheel, IconUser } from '@tabler/icons-react'
import type { DayDeparture, DayUnit } from '@tourdesk/contract/dispatch/dayPlan'
import { type Day, daysBetween } from '@tourdesk/domain/calendar'
import { type DepartureGap, departureGaps } from '@tourdesk/domain/dispatch/departureGaps'
import { list } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { AppLink } from '../../kit/AppLink.tsx'
import { Code, Name, Ratio } from '../../kit/Isolated.tsx'
import { Tag } from '../../kit/Tag.tsx'
import { assignmentsHref } from '../assignmentsHref.ts'
import { Fact } from '../Fact.tsx'
import { messages } from '../messages.ts'
import { DayCard } from '../oneDay/DayCard.tsx'
import { oneDayMessages } from '../oneDay/oneDayMessages.ts'
import { DeclinedLines } from '../replies/DeclinedLines.tsx'
import { UnitNumber } from '../UnitNumber.tsx'
import styles from './day.module.css'
import { dayMessages } from './messages.ts'
import { useDepartureGapText } from './useDepartureGapText.ts'

interface DepartureCardProps {
  /** The day of the page; the departure may have begun earlier. */
  date: Day
  departure: DayDeparture
}

/** A departure: its time, its people, its vehicle units, and each gap as a link to its board. */
export function DepartureCard({ date, departure }: DepartureCardProps) {
  const t = useText(dayMessages)
  const shared = useText(messages)
  const words = useText(oneDayMessages)
  const { tour, time, units } = departure
  const board = assignmentsHref({ date: departure.date, tour: tour._id, from: 'day' })
  const gaps = departureGaps(departure)
  const own = gaps.filter((gap) => gap.kind !== 'unit')
  const days = daysBetween(departure.date, departure.endDate) + 1
  const number = daysBetween(departure.date, date) + 1
  return (
    <DayCard
      label={list([tour.name, time ?? words('noTime')])}
      time={time}
      title={
        <AppLink href={board} data-board aria-label={t('board', { tour: tour.name })}>
          <Name>{tour.name}</Name>
        </AppLink>
      }
      beside={
        <>
          {number > 1 && <Tag tone="blue">{t('dayOf', { number, days })}</Tag>}
          <span className="flex gap12 tabular">
            <span>{shared('orders', { count: departure.orders })}</span>
            <span>{shared('participants', { count: departure.people })}</span>
          </span>
          {gaps.length === 0 && (
            <span className={styles.complete}>
              <IconCheck size={14} stroke={1.8} aria-hidden />
              {t('complete')}
            </span>
          )}
        </>
      }
    >
      <Gaps gaps={own} board={board} />
      {units.length === 0 && <p className="quiet flat above4">{t('noUnits')}</p>}
      <ul className={`plainList ${styles.units}`}>
        {units.map((unit) => (
          <li key={unit._id} className={styles.unit}>
            <UnitLine unit={unit} />
            <DeclinedLines replies={unit.replies} />
            <Gaps gaps={gaps.filter((gap) => gap.kind === 'unit' && gap.unit === unit._id)} board={board} />
          </li>
        ))}
      </ul>
    </DayCard>
  )
}

function UnitLine({ unit }: { unit: DayUnit }) {
  const { number, vehicle, people, seats, driver, guides, time } = unit
  return (
    <>
      <UnitNumber number={number} />
      <span className={styles.vehicle}>{vehicle && <Name>{vehicle}</Name>}</span>
      <span className="tabular textEnd">
        {seats === null ? people : <Ratio part={people} whole={seats} />}
      </span>
      <span className="tabular textEnd">{time && <Code>{time}</Code>}</span>
      <Crew driver={driver} guides={guides} />
    </>
  )
}

/** The driver and the guides; a guide who drives is listed once, with both icons. */
function Crew({ driver, guides }: Pick<DayUnit, 'driver' | 'guides'>) {
  const t = useText(messages)
  const [wheel, person] = [
    <IconSteeringWheel key="driver" size={14} stroke={1.6} />,
    <IconUser key="guide" size={14} stroke={1.6} />,
  ]
  const drivesAndGuides = driver !== null && guides.includes(driver)
  return (
    <dl className={styles.crew}>
      {driver && (
        <Fact
          name={drivesAndGuides ? list([t('driver'), t('guide')]) : t('driver')}
          icon={drivesAndGuides ? [wheel, person] : wheel}
        >
          <Name>{driver}</Name>
        </Fact>
      )}
      {guides
        .filter((name) => name !== driver)
        .map((name) => (
          <Fact key={name} name={t('guide')} icon={person}>
            <Name>{name}</Name>
          </Fact>
        ))}
    </dl>
  )
}

function Gaps({ gaps, board }: { gaps: DepartureGap[]; board: string }) {
  const gapText = useDepartureGapText()
  if (gaps.length === 0) return null
  return (
    <ul className={`plainList ${styles.gaps}`}>
      {gaps.map((gap) => (
        <li key={gap.key}>
          <AppLink href={board} className={styles.gap} data-gap={gap.key}>
            <IconAlertTriangle size={14} stroke={1.8} aria-hidden />
            <span>{gapText(gap)}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
