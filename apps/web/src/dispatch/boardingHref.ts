import type { Day } from '@tourdesk/domain/calendar'

/** The address of a day's boarding, with the parties of one vehicle unit open. */
export function boardingHref(date: Day, unit?: string): string {
  return `/day/boarding?date=${date}${unit ? `&unit=${unit}` : ''}`
}
