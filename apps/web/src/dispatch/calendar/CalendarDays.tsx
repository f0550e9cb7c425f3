import { Skeleton } from '@mantine/core'
import type { DayCheckCounts } from '@tourdesk/contract/checks/dayChecks'
import type { CalendarDay, CalendarDeparture } from '@tourdesk/contract/dispatch/calendarDeparture'
import { type Day, daysFrom, weekdayOf } from '@tourdesk/domain/calendar'
import type { RefObject } from 'react'
import { day as dayText, weekday } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/useText.ts'
import { AppLink } from '../../kit/AppLink.tsx'
import { useToday } from '../../kit/fields/useToday.ts'
import { SeverityCounts } from '../check/SeverityCounts.tsx'
import { dayCheckHref } from '../dayCheckHref.ts'
import { dayHref } from '../dayHref.ts'
import { messages } from '../messages.ts'
import styles from './CalendarDays.module.css'
import { type Days, isLong } from './calendarRange.ts'
import { calendarMessages } from './messages.ts'
import { TourCard } from './TourCard.tsx'

interface CalendarDaysProps {
  /** Holds all days. */
  part: RefObject<HTMLDivElement | null>
  days: Days
  /** Undefined while loading. */
  departures: Map<Day, CalendarDeparture[]> | undefined
  counts: CalendarDay[] | undefined
  /** The counts of findings; empty while loading. */
  findings: ReadonlyMap<Day, DayCheckCounts>
  busy: boolean
}

/** One column per weekday, Sunday first; a longer range has a row per week. */
export function CalendarDays({ part, days, departures, counts, findings, busy }: CalendarDaysProps) {
  const today = useToday()
  return (
    <div
      ref={part}
      className={styles.days}
      tabIndex={-1}
      data-long={isLong(days) || undefined}
      aria-busy={busy}
    >
      {daysFrom(days.startDate, days.endDate).map((day) => (
        <section
          key={day}
          className={styles.day}
          style={{ gridColumnStart: weekdayOf(day) + 1 }}
          data-today={day === today || undefined}
          data-past={day < today || undefined}
          aria-labelledby={day}
        >
          <DayHead day={day} isToday={day === today} count={counts?.find(({ date }) => date === day)} />
          <DayFindings day={day} counts={findings.get(day)} />
          <UnderWay day={day} people={counts?.find(({ date }) => date === day)?.underWay ?? 0} />
          {!departures && <Skeleton height={84} />}
          {departures?.get(day)?.map((departure) => (
            <TourCard key={departure.tour._id} departure={departure} isPast={day < today} />
          ))}
        </section>
      ))}
    </div>
  )
}

/** The counts of a day's findings, as a link to their list; nothing for a day without any. */
function DayFindings({ day, counts }: { day: Day; counts: DayCheckCounts | undefined }) {
  if (!counts || counts.stop + counts.warn + counts.note + counts.known === 0) return null
  return (
    <AppLink
      className={`flex wrap across8 ${styles.findings}`}
      href={dayCheckHref(day, { from: 'calendar' })}
      data-finding={day}
    >
      <SeverityCounts counts={counts} />
    </AppLink>
  )
}

/** How many people are on tours that started earlier, so that no card of the day counts them. */
function UnderWay({ day, people }: { day: Day; people: number }) {
  const t = useText(calendarMessages)
  if (people === 0) return null
  return (
    <AppLink className={styles.underWay} href={dayHref(day)}>
      {t('underWay', { count: people })}
    </AppLink>
  )
}

interface DayHeadProps {
  day: Day
  isToday: boolean
  count: CalendarDay | undefined
}

function DayHead({ day, isToday, count }: DayHeadProps) {
  const t = useText(messages)
  const { language } = useLanguage()
  return (
    <h2 className={styles.head} id={day} aria-current={isToday ? 'date' : undefined}>
      <span className={styles.weekday}>{weekday(day, language)}</span>
      <span className={styles.date}>
        <bdi dir="ltr">{dayText(day)}</bdi>
        {count && count.people > 0 && <span>{t('participants', { count: count.people })}</span>}
      </span>
    </h2>
  )
}
