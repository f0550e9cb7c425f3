import type { Day } from '@tourdesk/domain/calendar'

/** `25/11`: the year of a day within two weeks goes without saying. */
export function shortDay(day: Day): string {
  return day.slice(5).split('-').reverse().join('/')
}
