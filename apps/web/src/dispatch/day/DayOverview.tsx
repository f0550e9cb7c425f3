import type { DayFinding } from '@tourdesk/contract/checks/dayFinding'
import type { DayDeparture, DayPlan } from '@tourdesk/contract/dispatch/dayPlan'
import type { Day } from '@tourdesk/domain/calendar'
import { unitsOfDay } from '@tourdesk/domain/checks/ready'
import { dayTotals } from '@tourdesk/domain/dispatch/dayTotals'
import { useRef } from 'react'
import { day as dayText, weekday } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/useText.ts'
import { AppLink } from '../../kit/AppLink.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Ratio } from '../../kit/Isolated.tsx'
import { useDayFindings } from '../check/useDayFindings.ts'
import { type DayView, dayHref } from '../dayHref.ts'
import { DayTotals } from '../oneDay/DayTotals.tsx'
import { DepartureCard } from './DepartureCard.tsx'
import styles from './day.module.css'
import paper from './dayPaper.module.css'
import { FreeCars } from './FreeCars.tsx'
import { FreePeople } from './FreePeople.tsx'
import { dayMessages } from './messages.ts'
import { DayTimeline } from './timeline/DayTimeline.tsx'
import { useBoardKey } from './useBoardKey.ts'

interface DayOverviewProps {
  date: Day
  view: DayView
  plan: DayPlan
}

/** The day's totals, and its departures as a list or on a timeline. */
export function DayOverview({ date, view, plan }: DayOverviewProps) {
  const { departures } = plan
  const findings = useDayFindings(date)
  return (
    <div className={`stack gap12 ${paper.day}`}>
      {departures.length > 0 && <Totals plan={plan} findings={findings} />}
      {view === 'timeline' && departures.length > 0 ? (
        <DayTimeline date={date} departures={departures} />
      ) : (
        <DayList date={date} plan={plan} />
      )}
    </div>
  )
}

/** The departures as cards, and beside them the free cars and people. */
function DayList({ date, plan }: Omit<DayOverviewProps, 'view'>) {
  const t = useText(dayMessages)
  const part = useRef<HTMLElement>(null)
  const { departures } = plan
  const findings = useDayFindings(date)
  useBoardKey(part)
  return (
    <div className={`${styles.columns} ${paper.columns}`}>
      <section
        ref={part}
        className={`stack shrinks gap8 ${styles.departures} ${paper.departures}`}
        aria-label={t('departures')}
        tabIndex={-1}
      >
        {departures.map((departure) => (
          <DepartureCard
            key={`${departure.date} ${departure.tour._id}`}
            date={date}
            departure={departure}
            findings={findings && openOf(departure, findings)}
          />
        ))}
        {departures.length === 0 && <Nothing next={plan.next} />}
      </section>
      <div className="stack shrinks gap8 notPrinted">
        <FreeCars cars={plan.cars} />
        <FreePeople title={t('freeGuides')} people={plan.guides} />
        <FreePeople title={t('freeDrivers')} people={plan.drivers} />
      </div>
    </div>
  )
}

/** The open findings of a departure. */
function openOf({ tour, date }: DayDeparture, findings: readonly DayFinding[]): DayFinding[] {
  return findings.filter(
    (finding) => finding.known === null && finding.tour?._id === tour._id && finding.tourDate === date,
  )
}

interface TotalsProps {
  plan: DayPlan
  findings: readonly DayFinding[] | null
}

function Totals({ plan: { departures }, findings }: TotalsProps) {
  const t = useText(dayMessages)
  const totals = dayTotals(departures)
  const ids = departures.flatMap(({ units }) => units.map(({ _id }) => _id))
  const units = findings && unitsOfDay(ids, findings)
  return (
    <DayTotals
      totals={[
        { name: t('departures'), value: totals.departures },
        { name: t('people'), value: totals.people },
        { name: t('unassignedPeople'), value: totals.unassigned, lacks: totals.unassigned > 0 },
        { name: t('units'), value: units && <Ratio part={units.ready} whole={units.needed} /> },
      ]}
    />
  )
}

/** Says that the day is empty, and links to the next day with departures, if there is one. */
function Nothing({ next }: { next: Day | null }) {
  const t = useText(dayMessages)
  const { language } = useLanguage()
  const link = next && (
    <AppLink href={dayHref(next)}>
      {t('nextWithDepartures', { day: `${weekday(next, language)} \u2066${dayText(next)}\u2069` })}
    </AppLink>
  )
  return <EmptyState text={t('nothing')} action={link} />
}
