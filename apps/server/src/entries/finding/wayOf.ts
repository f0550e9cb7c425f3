import type { OperationsQuery } from '@tourdesk/contract/lists'
import { addDays, type Day, daysBetween } from '@tourdesk/domain/calendar'
import { soughtIn } from '@tourdesk/domain/search/soughtIn'
import { isByNumber } from '../searchedOrders.ts'

/** How a page finds its rows. */
export type Way =
  /** Along the list. */
  | 'alongTheList'
  /**
   * The newest of each day, and the newest of those. Going back through all bookings would pass everything
   * booked since.
   */
  | 'dayByDay'
  /**
   * Back from the newest order. Otherwise PostgreSQL reads the text index even for what one in fifty orders
   * has, and reads all of them.
   */
  | 'backFromNewest'
  /** The same through the orders of some days. */
  | 'backThroughDays'
  /** The newest orders first, and older ones only if those aren't enough. */
  | 'newestThenOlder'

/** A question for a page of the operations list. */
export type PageQuestion = OperationsQuery & { exactTotal?: boolean | undefined }

/** The fastest way to find a page. `reach` is the number of rows up to its end. */
export function wayOf(question: PageQuestion, today: Day, reach: number): Way {
  const { search, sort, exactTotal = false } = question
  if (sort !== '-created') return 'alongTheList'
  const isApart = areApart(question, today)
  if (!search) return isApart && reach <= deepestByDays && fewDaysOf(question) ? 'dayByDay' : 'alongTheList'
  if (isApart || exactTotal || isByNumber(search)) return 'alongTheList'
  // A single word is often a common name, which the newest orders find soonest.
  if (soughtIn(search).length < 2) return 'backFromNewest'
  return fewDaysOf(question) ? 'backThroughDays' : 'newestThenOlder'
}

/** Most bookings are for the coming weeks; days beyond these have few of the newest. */
const usualLeadDays = 60
/** With more days or deeper pages, going day by day is no longer faster. */
const mostDays = 1500
const deepestByDays = 500

type Days = Pick<OperationsQuery, 'startDate' | 'endDate'>

/** True for days that few current bookings are for. */
function areApart({ startDate, endDate }: Days, today: Day): boolean {
  return (
    (endDate !== undefined && endDate < today) ||
    (startDate !== undefined && startDate > addDays(today, usualLeadDays))
  )
}

/** The days of a question, if it has both and they are few. */
export function fewDaysOf({ startDate, endDate }: Days): { startDate: Day; endDate: Day } | null {
  if (startDate === undefined || endDate === undefined) return null
  return daysBetween(startDate, endDate) > mostDays ? null : { startDate, endDate }
}
