import { orderNumberIn } from '@tourdesk/domain/orders/orderNumberIn'
import { soughtIn } from '@tourdesk/domain/search/soughtIn'
import { type RawBuilder, sql } from 'kysely'
import { hasSought, type SoughtShape, type SoughtValues, soughtValues } from '../kernel/soughtText.ts'
import type { ScopedRows } from '../schema/orderTables.ts'

/** Values that a search of orders compares with; `low` and `high` are ranges of order numbers. */
export interface SearchValues extends SoughtValues {
  low: number[]
  high: number[]
}

/** One or two digits only match the beginning of an order number. */
const byNumber = 'byNumber'
/** For such a search, a page and its total look at this many orders, newest first. */
const mostByNumber = 1000

export type SearchShape = SoughtShape | typeof byNumber

/** The values of a search of orders, and its part of the query's shape. */
export function searchOf(search: string): { values: SearchValues; shape: SearchShape[] } {
  const { values, shape } = soughtOrders(search)
  const digits = /^#?(\d{1,2})$/.exec(search)?.[1]
  if (digits === undefined) return { values: { ...values, low: [], high: [] }, shape }
  // No number begins with 0, and none is longer than nine digits (`orderNumberIn`).
  const longer = digits.startsWith('0') ? 0 : 10 - digits.length
  const powers = Array.from({ length: longer }, (_, zeros) => 10 ** zeros)
  const low = powers.map((power) => Number(digits) * power)
  const high = powers.map((power) => (Number(digits) + 1) * power - 1)
  return { values: { ...values, low, high }, shape: [byNumber] }
}

/** True for a search that only matches the beginning of an order number. */
export function isByNumber(search: string): boolean {
  return searchOf(search).shape.includes(byNumber)
}

/** Values that a search compares the text of orders with; here two digits are a word like any other. */
export function soughtOrders(search: string): ReturnType<typeof soughtValues> {
  return soughtValues(soughtIn(orderNumberIn(search)?.toString() ?? search))
}

/** The condition that the query's order matches the text. */
export function hasOrderText(values: SoughtValues, shape: ReadonlySet<string>): RawBuilder<boolean> {
  return hasSought(sql`orders.search_text`, values, shape)
}

/**
 * The condition that a search finds an order; `id` is the column with the order's id. With `all`, a search by
 * number finds every order.
 */
export function isSearched(
  id: RawBuilder<unknown>,
  rows: ScopedRows,
  values: SearchValues,
  shape: ReadonlySet<string>,
  all: boolean,
): RawBuilder<boolean> {
  if (!shape.has(byNumber)) {
    const found = rows.orders().select('orders.id')
    return sql`${id} in ${found.where(hasOrderText(values, shape))}`
  }
  const { low, high } = values
  const numbered = rows
    .orders()
    .select(['orders.id', 'orders.order_number'])
    .where('orders.order_number', '>=', sql<number>`ranges.low`)
    .where('orders.order_number', '<=', sql<number>`ranges.high`)
  const newest = all ? numbered : numbered.orderBy('orders.order_number', 'desc').limit(mostByNumber)
  const last = all ? sql`` : sql`order by found.order_number desc limit ${sql.lit(mostByNumber)}`
  return sql`${id} in (
    select found.id from unnest(${low}::bigint[], ${high}::bigint[]) as ranges (low, high)
      cross join lateral ${newest} as found ${last}
  )`
}
