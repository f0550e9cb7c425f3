import type { Day } from '@tourdesk/domain/calendar'

/** `25/11`: without the year, since the day is at most three months away. */
export function shortDay(day: Day): string {
  return day.slice(5).split('-').reverse().join('/')
}
