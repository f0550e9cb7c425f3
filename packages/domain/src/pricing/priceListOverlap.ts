import { rangesMeet } from '../calendar.ts'
import { type Decision, ok, refuse } from '../decision.ts'
import type { PriceList } from './priceList.ts'
import type { PriceListStatus } from './vocabulary.ts'

type Dated = Pick<PriceList, '_id' | 'startDate' | 'endDate' | 'status'>

/** True when the days of the two meet; both ends belong to a list (PLIST-09, HOLE-C31). */
export function doMeet(a: Dated, b: Dated): boolean {
  return rangesMeet({ start: a.startDate, end: a.endDate }, { start: b.startDate, end: b.endDate })
}

/** The Active lists that the list would meet; itself and Drafts are left out (HOLE-C30). */
function activeOverlaps<List extends Dated>(list: Dated, all: List[]): List[] {
  return all.filter((other) => other.status === 'Active' && other._id !== list._id && doMeet(list, other))
}

/** `Set Draft` and `Set Active` of the row menu (PLIST-05 to PLIST-08, HOLE-C32). */
export function setStatus<List extends Dated>(
  list: List,
  status: PriceListStatus,
  all: Dated[],
): Decision<List> {
  if (list.status === status) return refuse('price_list_status_same', { status })
  if (status === 'Active' && activeOverlaps(list, all).length > 0) return refuse('price_list_not_activated')
  return ok({ ...list, status })
}

/** The days of a list: a first one, and a last one that isn't before it (HOLE-C31). */
export function checkListDays<List extends Pick<Dated, 'startDate' | 'endDate'>>(list: List): Decision<List> {
  const { startDate, endDate } = list
  if (!startDate) return refuse('start_date_required')
  return endDate !== null && endDate < startDate ? refuse('end_before_start') : ok(list)
}

/** Saving dates and prices: Drafts may overlap, Active lists may not (PLIST-20, HOLE-C30, HOLE-C31). */
export function checkDates(list: Dated, all: Dated[]): Decision<true> {
  const days = checkListDays(list)
  if (!days.ok) return days
  if (list.status === 'Active' && activeOverlaps(list, all).length > 0) return refuse('price_lists_overlap')
  return ok(true)
}

/** Whether the tour of these lists may be published or stay so (TOUR-26 to TOUR-28, HOLE-C34). */
export function checkPublish(all: Dated[]): Decision<true> {
  const active = all.filter((list) => list.status === 'Active')
  if (active.length === 0) return refuse('publish_without_price_list')
  if (active.some((list) => activeOverlaps(list, active).length > 0)) return refuse('publish_with_overlap')
  return ok(true)
}
