import { id, one } from '@tourdesk/contract/asked/fields'
import { receivedFields } from '@tourdesk/contract/listFields'
import type { Day } from '@tourdesk/domain/calendar'
import { daysOfRange } from '@tourdesk/domain/relativeRange'
import type { AddressOf } from '../app/address.ts'
import { listAddress, type Sized, usualRows } from '../app/listAddress.ts'

/**
 * The address of received money: its filters, whether it shows every row or the sums of days, and the order beside the
 * rows.
 */
export const receivedSearch = listAddress({ ...receivedFields, show: one(['rows']), peek: id })
export type ReceivedSearch = Sized<AddressOf<typeof receivedSearch>>

export const receivedRows = usualRows(receivedFields)

/** Defaults, which the address leaves out. */
export const receivedDefaults = receivedSearch.parse({})

/** The days in an address, or those of this month. */
export function receivedDays(
  { startDate, endDate }: { startDate?: Day | undefined; endDate?: Day | undefined },
  today: Day,
): { startDate: Day; endDate: Day } {
  const month = daysOfRange('this_month', today)
  if (startDate && endDate) return { startDate, endDate }
  if (startDate) return { startDate, endDate: startDate > month.endDate ? startDate : month.endDate }
  if (endDate) return { startDate: endDate < month.startDate ? endDate : month.startDate, endDate }
  return month
}

/** The filters of the calls, with the days that the address leaves out. */
export function receivedFilter(
  { page: _page, limit: _limit, show: _show, peek: _peek, ...filter }: ReceivedSearch,
  today: Day,
) {
  return { ...filter, ...receivedDays(filter, today) }
}
