import 'dayjs/locale/he'
import type { Day } from '@tourdesk/domain/calendar'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'

/** Names of the calendar's own buttons. */
export function useCalendarLabels() {
  const t = useText(common)
  return {
    ariaLabels: {
      previousMonth: t('previousMonth'),
      nextMonth: t('nextMonth'),
      previousYear: t('previousYear'),
      nextYear: t('nextYear'),
    },
  }
}

/** Props of every drop-down calendar: a name, no fading, days large enough for a finger. */
export function calendarProps(name: string, labels: ReturnType<typeof useCalendarLabels>) {
  return {
    ...labels,
    popoverProps: { transitionProps: { duration: 0 }, attributes: { dropdown: { 'aria-label': name } } },
    size: 'sm' as const,
  }
}

/** Marks today's date in Israel; by default a calendar follows the computer's time zone. */
export function markOf(day: Day, today: Day) {
  return day === today ? { highlightToday: true, 'data-today': true } : {}
}
