import type { Day } from '@tourdesk/domain/calendar'
import { dayCheckHref } from './dayCheckHref.ts'

/** How a day over all tours is shown: its departures as a list, or its vehicles on a timeline. */
export const dayViews = ['list', 'timeline'] as const
export type DayView = (typeof dayViews)[number]

/** The page of the day that another page was opened from, as its address says it. */
export const fromDay = ['day', 'timeline', 'check'] as const
export type FromDay = (typeof fromDay)[number]

/** The address of a day over all tours. */
export function dayHref(date: Day, view: DayView = 'list'): string {
  return `/day?date=${date}${view === 'list' ? '' : `&view=${view}`}`
}

/** Where a page leads back to: the view of the day, and its day if it's not the first one of the departure. */
export function wayBack(from: FromDay, shown: Day, first: Day): { from: FromDay; back?: Day } {
  return shown === first ? { from } : { from, back: shown }
}

/** The address of the page of the day that a page was opened from. */
export function backToDay(date: Day, from: FromDay): string {
  return from === 'check' ? dayCheckHref(date) : dayHref(date, from === 'day' ? 'list' : from)
}
