import { Skeleton } from '@mantine/core'
import type { CalendarDeparture } from '@tourdesk/contract/dispatch/calendarDeparture'
import { type Day, daysFrom, weekdayOf } from '@tourdesk/domain/calendar'
import { day as dayText, weekday } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/useText.ts'
import { useToday } from '../../kit/fields/useToday.ts'
import { messages } from '../messages.ts'
import styles from './CalendarDays.module.css'
import { type Days, isLong } from './calendarRange.ts'
import { TourCard } from './TourCard.tsx'

interface CalendarDaysProps {
  days: Days
  /** Undefined until the first answer. */
  departures: Map<Day, CalendarDeparture[]> | undefined
  busy: boolean
}

/** One column per weekday, Sunday first; a longer range has a row per week. */
export function CalendarDays({ days, departures, busy }: CalendarDaysProps) {
  const today = useToday()
  return (
    <div className={styles.days} data-long={isLong(days) || undefined} aria-busy={busy}>
      {daysFrom(days.startDate, days.endDate).map((day) => (
        <section
          key={day}
          className={styles.day}
          style={{ gridColumnStart: weekdayOf(day) + 1 }}
          data-today={day === today || undefined}
          data-past={day < today || undefined}
          aria-labelledby={day}
        >
          <DayHead day={day} isToday={day === today} departures={departures?.get(day)} />
          {!departures && <Skeleton height={84} />}
          {departures?.get(day)?.map((departure) => (
            <TourCard key={departure.tour._id} departure={departure} isPast={day < today} />
          ))}
        </section>
      ))}
    </div>
  )
}

interface DayHeadProps {
  day: Day
  isToday: boolean
  departures?: CalendarDeparture[]
}

function DayHead({ day, isToday, departures = [] }: DayHeadProps) {
  const t = useText(messages)
  const { language } = useLanguage()
  const total = departures.reduce((sum, { participants }) => sum + participants, 0)
  return (
    <h2 className={styles.head} id={day} aria-current={isToday ? 'date' : undefined}>
      <span className={styles.weekday}>{weekday(day, language)}</span>
      <span className={styles.date}>
        <bdi dir="ltr">{dayText(day)}</bdi>
        {total > 0 && <span>{t('participants', { count: total })}</span>}
      </span>
    </h2>
  )
}
