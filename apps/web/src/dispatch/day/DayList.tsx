import type { DayPlan } from '@tourdesk/contract/dispatch/dayPlan'
import type { Day } from '@tourdesk/domain/calendar'
import { useRef } from 'react'
import { useCan } from '../../app/session.ts'
import { day as dayText, weekday } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/useText.ts'
import { AppLink } from '../../kit/AppLink.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { useDayFindings } from '../check/useDayFindings.ts'
import { dayHref } from '../dayHref.ts'
import { AssignContext } from './assign/AssignContext.ts'
import { useAssign } from './assign/useAssign.ts'
import { useDayDrops } from './assign/useDayDrops.ts'
import { WaitingParties } from './assign/WaitingParties.tsx'
import { DepartureCard } from './DepartureCard.tsx'
import styles from './day.module.css'
import paper from './dayPaper.module.css'
import { FreeCars } from './FreeCars.tsx'
import { FreePeople } from './FreePeople.tsx'
import { dayMessages } from './messages.ts'
import { openOf } from './openOf.ts'
import { useBoardKey } from './useBoardKey.ts'

interface DayListProps {
  date: Day
  plan: DayPlan
}

/** The departures as cards, and beside them the free cars and people, to put on their vehicles. */
export function DayList({ date, plan }: DayListProps) {
  const t = useText(dayMessages)
  const part = useRef<HTMLElement>(null)
  const { departures, cars, guides, drivers } = plan
  const canWrite = useCan('dispatch.write')
  const assign = useAssign()
  const findings = useDayFindings(date)
  useBoardKey(part)
  useDayDrops(plan, assign, canWrite)
  return (
    <AssignContext value={canWrite ? { departures, assign } : null}>
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
            >
              {canWrite && <WaitingParties departure={departure} />}
            </DepartureCard>
          ))}
          {departures.length === 0 && <Nothing next={plan.next} />}
        </section>
        <div className={`stack shrinks gap8 notPrinted ${styles.free}`}>
          <FreeCars cars={cars} />
          <FreePeople kind="guide" title={t('freeGuides')} people={guides} />
          <FreePeople kind="driver" title={t('freeDrivers')} people={drivers} />
        </div>
      </div>
    </AssignContext>
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
