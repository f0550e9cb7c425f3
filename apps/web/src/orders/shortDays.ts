import type { Day } from '@tourdesk/domain/calendar'
import { day } from '../i18n/format.ts'

/** The days of a row, without repeating month and year: `25–29/11/2026`, `28/11–02/12/2026`; left to right. */
export function shortDays(first: Day, last: Day | null): string {
  if (!last || last <= first) return day(first)
  const shared = [7, 4].find((length) => first.slice(0, length) === last.slice(0, length))
  const start = shared === 7 ? day(first).slice(0, 2) : shared === 4 ? day(first).slice(0, 5) : day(first)
  return `${start}–${day(last)}`
}
