import { IconCheck, IconSteeringWheel, IconUser } from '@tabler/icons-react'
import type { DayFinding } from '@tourdesk/contract/checks/dayFinding'
import type { DayDeparture, DayUnit } from '@tourdesk/contract/dispatch/dayPlan'
import { type Day, daysBetween } from '@tourdesk/domain/calendar'
import { isOpen } from '@tourdesk/domain/checks/ready'
import type { ReactNode } from 'react'
import { DepartureTags } from '../../departures/DepartureTags.tsx'
import { list } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { AppLink } from '../../kit/AppLink.tsx'
import { Code, Name, Ratio } from '../../kit/Isolated.tsx'
import { Tag } from '../../kit/Tag.tsx'
import { AwayName } from '../absence/AwayName.tsx'
import { assignmentsHref } from '../assignmentsHref.ts'
import { FindingLinks } from '../check/FindingLinks.tsx'
import { wayBack } from '../dayHref.ts'
import { Fact } from '../Fact.tsx'
import { messages } from '../messages.ts'
import { DayCard } from '../oneDay/DayCard.tsx'
import { oneDayMessages } from '../oneDay/oneDayMessages.ts'
import { UnitNumber } from '../UnitNumber.tsx'
import { UnitDrop } from './assign/UnitDrop.tsx'
import styles from './day.module.css'
import { dayMessages } from './messages.ts'

interface DepartureCardProps {
  /** The day of the page; the departure may have begun earlier. */
  date: Day
  departure: DayDeparture
  /** What's open about it; null until it's loaded. */
  findings: readonly DayFinding[] | null
  /** Below its own findings, such as its parties without a vehicle. */
  children?: ReactNode
}

/** A departure: its time, its people, its vehicle units, and what's open about each. */
export function DepartureCard({ date, departure, findings, children }: DepartureCardProps) {
  const t = useText(dayMessages)
  const shared = useText(messages)
  const words = useText(oneDayMessages)
  const { tour, time, units } = departure
  const board = assignmentsHref({
    date: departure.date,
    tour: tour._id,
    ...wayBack('day', date, departure.date),
  })
  const ids = new Set(units.map(({ _id }) => _id))
  const own = findings?.filter(({ tourCar }) => tourCar === null || !ids.has(tourCar)) ?? []
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
          <DepartureTags state={departure.state} guaranteed={departure.guaranteed} />
          {number > 1 && <Tag tone="blue">{t('dayOf', { number, days })}</Tag>}
          <span className="flex gap12 tabular">
            <span>{shared('orders', { count: departure.orders })}</span>
            <span>{shared('participants', { count: departure.people })}</span>
          </span>
          {findings && !findings.some(isOpen) && (
            <span className={styles.complete}>
              <IconCheck size={14} stroke={1.8} aria-hidden />
              {t('complete')}
            </span>
          )}
        </>
      }
    >
      <FindingLinks date={date} findings={own} />
      {children}
      {units.length === 0 && <p className="quiet flat above4">{t('noUnits')}</p>}
      <ul className={`plainList ${styles.units}`}>
        {units.map((unit) => (
          <UnitDrop key={unit._id} unit={unit._id} className={styles.unit}>
            <UnitLine unit={unit} date={date} />
            <FindingLinks
              date={date}
              findings={findings?.filter(({ tourCar }) => tourCar === unit._id) ?? []}
            />
          </UnitDrop>
        ))}
      </ul>
    </DayCard>
  )
}

function UnitLine({ unit, date }: { unit: DayUnit; date: Day }) {
  const { number, vehicle, people, seats, time } = unit
  return (
    <>
      <UnitNumber number={number} />
      <span className={styles.vehicle}>{vehicle && <Name>{vehicle}</Name>}</span>
      <span className="tabular textEnd">
        {seats === null ? people : <Ratio part={people} whole={seats} />}
      </span>
      <span className="tabular textEnd">{time && <Code>{time}</Code>}</span>
      <Crew unit={unit} date={date} />
    </>
  )
}

/** The driver and the guides; a guide who drives is listed once, with both icons. */
function Crew({ unit, date }: { unit: DayUnit; date: Day }) {
  const t = useText(messages)
  const { driver, guides, replies } = unit
  const personOf = (name: string) => ({
    _id: replies.find(({ operator }) => operator.name === name)?.operator._id,
    name,
  })
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
          <AwayName person={personOf(driver)} day={date} />
        </Fact>
      )}
      {guides
        .filter((name) => name !== driver)
        .map((name) => (
          <Fact key={name} name={t('guide')} icon={person}>
            <AwayName person={personOf(name)} day={date} />
          </Fact>
        ))}
    </dl>
  )
}
