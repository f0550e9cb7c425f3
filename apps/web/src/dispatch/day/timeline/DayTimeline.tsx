import type { DayDeparture } from '@tourdesk/contract/dispatch/dayPlan'
import type { Day } from '@tourdesk/domain/calendar'
import { hoursShown, spansOf } from '@tourdesk/domain/dispatch/timeline'
import { useRef } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { useKeys } from '../../../kit/useKeys.ts'
import { useDayFindings } from '../../check/useDayFindings.ts'
import { dayMessages } from '../messages.ts'
import { openOf } from '../openOf.ts'
import { useBoardKey } from '../useBoardKey.ts'
import { Hours } from './Hours.tsx'
import { NowLine } from './NowLine.tsx'
import { rowOf, TimelineDeparture } from './TimelineDeparture.tsx'
import styles from './timeline.module.css'
import { timelineMessages } from './timelineMessages.ts'
import { useTimelineKeys } from './useTimelineKeys.ts'

interface DayTimelineProps {
  date: Day
  departures: readonly DayDeparture[]
}

/** The vehicles of a day as rows and its hours as columns, grouped by departure. */
export function DayTimeline({ date, departures }: DayTimelineProps) {
  const t = useText(dayMessages)
  const words = useText(timelineMessages)
  const part = useRef<HTMLElement>(null)
  const findings = useDayFindings(date)
  useBoardKey(part)
  const rows = departures.flatMap((departure) => [rowOf(departure), ...departure.units.map(({ _id }) => _id)])
  const { tabIndexOf, listProps } = useTimelineKeys(rows)
  useKeys([{ keys: 'ArrowUp+ArrowDown', label: words('keyArrows') }])
  const spans = departures.flatMap((departure) =>
    departure.units.flatMap(
      ({ pickups }) => spansOf({ date: departure.date, pickups, hours: departure.hours }, date) ?? [],
    ),
  )
  const hours = hoursShown(spans)
  return (
    <section
      ref={part}
      className={`frame ${styles.timeline}`}
      aria-label={t('departures')}
      tabIndex={-1}
      {...listProps}
    >
      <div className={styles.canvas}>
        <Hours hours={hours} />
        {departures.map((departure) => (
          <TimelineDeparture
            key={`${departure.date} ${departure.tour._id}`}
            date={date}
            departure={departure}
            findings={openOf(departure, findings ?? [])}
            hours={hours}
            tabIndexOf={tabIndexOf}
          />
        ))}
        <NowLine date={date} hours={hours} />
      </div>
    </section>
  )
}
