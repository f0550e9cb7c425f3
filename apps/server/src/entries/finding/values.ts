import type { OperationsQuery } from '@tourdesk/contract/lists'
import type { Day } from '@tourdesk/domain/calendar'
import type { EntryStatus } from '@tourdesk/domain/entries/vocabulary'
import { orderNumberIn } from '@tourdesk/domain/orders/orderNumberIn'
import { type SearchValues, searchOf } from '../searchedOrders.ts'

/** The filters of the operations list. */
export type Filter = Omit<OperationsQuery, 'page' | 'limit' | 'sort'>

/** The values that the list's conditions compare with. */
export type Values = Required<{ [K in keyof Omit<Filter, 'search'>]: NonNullable<Filter[K]> }> & {
  orderNumber: number
  today: Day
} & SearchValues

/** A page of the list, and how far it counts. */
export interface Paging {
  limit: number
  offset: number
  /** Number of rows up to the end of the page. */
  reach: number
  /** One more row than the largest exact total. */
  countedTo: number
}

export function valuesOf({ search, tourStatus, money: _money, ...others }: Filter, today: Day) {
  const orderNumber = orderNumberIn(search)
  return {
    ...others,
    today,
    ...(search && searchOf(search).values),
    ...(orderNumber && { orderNumber }),
    ...(tourStatus && { tourStatus: shownAlike(tourStatus) }),
  } as Values
}

/** NOT_CONFIRMED is shown as BOOKED, so one choice finds both. */
export function shownAlike(statuses: EntryStatus[]): EntryStatus[] {
  return statuses.includes('BOOKED') ? [...statuses, 'NOT_CONFIRMED'] : statuses
}
