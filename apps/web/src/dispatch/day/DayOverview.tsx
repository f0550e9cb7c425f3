import type { DayFinding } from '@tourdesk/contract/checks/dayFinding'
import type { DayPlan } from '@tourdesk/contract/dispatch/dayPlan'
import type { Day } from '@tourdesk/domain/calendar'
import { unitsOfDay } from '@tourdesk/domain/checks/ready'
import { dayTotals } from '@tourdesk/domain/dispatch/dayTotals'
import { useText } from '../../i18n/useText.ts'
import { Ratio } from '../../kit/Isolated.tsx'
import { useDayFindings } from '../check/useDayFindings.ts'
import type { DayView } from '../dayHref.ts'
import { DayTotals } from '../oneDay/DayTotals.tsx'
import { DayList } from './DayList.tsx'
import paper from './dayPaper.module.css'
import { dayMessages } from './messages.ts'
import { DayTimeline } from './timeline/DayTimeline.tsx'

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
