import type { Day } from '@tourdesk/domain/calendar'

/** The address of a day over all tours. */
export function dayHref(date: Day): string {
  return `/day?date=${date}`
}
