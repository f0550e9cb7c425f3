import { Skeleton } from '@mantine/core'
import type { CalendarDay, CalendarDeparture } from '@tourdesk/contract/dispatch/calendarDeparture'
import { type Day, daysFrom, weekdayOf } from '@tourdesk/domain/calendar'
import { day as dayText, weekday } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/useText.ts'
import { AppLink } from '../../kit/AppLink.tsx'
import { useToday } from '../../kit/fields/useToday.ts'
import { dayHref } from '../dayHref.ts'
import { messages } from '../messages.ts'
import styles from './CalendarDays.module.css'
import { type Days, isLong } from './calendarRange.ts'
import { calendarMessages } from './messages.ts'
import { TourCard } from './TourCard.tsx'

interface CalendarDaysProps {
  days: Days
  /** Undefined while loading. */
  departures: Map<Day, CalendarDeparture[]> | undefined
  counts: CalendarDay[] | undefined
  busy: boolean
}

/** One column per weekday, Sunday first; a longer range has a row per week. */
export function CalendarDays({ days, departures, counts, busy }: CalendarDaysProps) {
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
          <DayHead day={day} isToday={day === today} count={counts?.find(({ date }) => date === day)} />
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
