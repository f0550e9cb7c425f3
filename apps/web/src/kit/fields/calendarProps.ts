import 'dayjs/locale/he'
import type { Day } from '@tourdesk/domain/calendar'
import { common } from '../../i18n/common.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/useText.ts'

/** Words and weeks of the calendars in Israel: the week begins on Sunday, Friday and Saturday are its end. */
export function useCalendarWords() {
  const t = useText(common)
  const { language } = useLanguage()
  return {
    locale: language,
    firstDayOfWeek: 0 as const,
    weekendDays: [5, 6] as (5 | 6)[],
    ariaLabels: {
      previousMonth: t('previousMonth'),
      nextMonth: t('nextMonth'),
      previousYear: t('previousYear'),
      nextYear: t('nextYear'),
    },
  }
}

/** Props of every drop-down calendar: a name, no fading, days large enough for a finger. */
export function calendarProps(name: string, words: ReturnType<typeof useCalendarWords>) {
  return {
    ...words,
    popoverProps: { transitionProps: { duration: 0 }, attributes: { dropdown: { 'aria-label': name } } },
    size: 'sm' as const,
  }
}

/** Marks today's date in Israel; by default a calendar follows the computer's time zone. */
export function markOf(day: Day, today: Day) {
  return day === today ? { highlightToday: true, 'data-today': true } : {}
}
