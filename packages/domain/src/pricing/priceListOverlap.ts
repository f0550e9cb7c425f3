import { rangesMeet } from '../calendar.ts'
import { type Decision, ok, refuse } from '../decision.ts'
import type { PriceList } from './priceList.ts'
import type { PriceListStatus } from './vocabulary.ts'

type Dated = Pick<PriceList, '_id' | 'startDate' | 'endDate' | 'status'>

/** True if the two lists share a day, including both ends. */
export function doMeet(a: Dated, b: Dated): boolean {
  return rangesMeet({ start: a.startDate, end: a.endDate }, { start: b.startDate, end: b.endDate })
}

/** The other Active lists that the list would overlap. */
function activeOverlaps<List extends Dated>(list: Dated, all: List[]): List[] {
  return all.filter((other) => other.status === 'Active' && other._id !== list._id && doMeet(list, other))
}

/** Handles `Set Draft` and `Set Active` in the row menu. */
export function setStatus<List extends Dated>(
  list: List,
  status: PriceListStatus,
  all: Dated[],
): Decision<List> {
  if (list.status === status) return refuse('price_list_status_same', { status })
  if (status === 'Active' && activeOverlaps(list, all).length > 0) return refuse('price_list_not_activated')
  return ok({ ...list, status })
}

/** The days of a list: a required start, and an end that isn't before it. */
export function checkListDays<List extends Pick<Dated, 'startDate' | 'endDate'>>(list: List): Decision<List> {
  const { startDate, endDate } = list
  if (!startDate) return refuse('start_date_required')
  return endDate !== null && endDate < startDate ? refuse('end_before_start') : ok(list)
}

/** Checks dates on saving: Drafts may overlap, Active lists may not. */
export function checkDates(list: Dated, all: Dated[]): Decision<true> {
  const days = checkListDays(list)
  if (!days.ok) return days
  if (list.status === 'Active' && activeOverlaps(list, all).length > 0) return refuse('price_lists_overlap')
  return ok(true)
}

/** Decides whether a tour with these lists may be published or stay published. */
export function checkPublish(all: Dated[]): Decision<true> {
  const active = all.filter((list) => list.status === 'Active')
  if (active.length === 0) return refuse('publish_without_price_list')
  if (active.some((list) => activeOverlaps(list, active).length > 0)) return refuse('publish_with_overlap')
  return ok(true)
}
