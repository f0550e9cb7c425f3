import { orderNumberIn } from '@tourdesk/domain/orders/orderNumberIn'
import { type RawBuilder, sql } from 'kysely'
import { searchPatterns } from '../kernel/containing.ts'
import { fiveDigitsIn } from '../kernel/fiveDigits.ts'
import type { ScopedRows } from '../schema/orderTables.ts'

/** What a search of orders compares with; `low` and `high` are ranges of order numbers. */
export interface SearchValues {
  patterns: string[]
  low: number[]
  high: number[]
  digits: string
  fives: string[]
}

/** One or two digits are the beginning of an order number, and of nothing else. */
export const byNumber = 'byNumber'
/** A page and its total look at this many orders of such a search: the newest. */
const mostByNumber = 1000

/** Five digits or more are found by each five of them. */
export const byDigits = 'byDigits'

/** The values of a search of orders, and its part of the query's shape. */
export function searchOf(search: string): { values: SearchValues; shape: string[] } {
  const text = orderNumberIn(search)?.toString() ?? search
  const values: SearchValues = { patterns: [], low: [], high: [], digits: '', fives: [] }
  const fives = fiveDigitsIn(text.trim())
  if (fives) return { values: { ...values, digits: text.trim(), fives }, shape: [byDigits] }
  const digits = /^#?(\d{1,2})$/.exec(text.trim())?.[1]
  if (digits === undefined) return { values: { ...values, patterns: searchPatterns(text) }, shape: [] }
  // No number begins with 0, and none is longer than nine digits (`orderNumberIn`).
  const longer = digits.startsWith('0') ? 0 : 10 - digits.length
  const powers = Array.from({ length: longer }, (_, zeros) => 10 ** zeros)
  return {
    values: {
      ...values,
      low: powers.map((power) => Number(digits) * power),
      high: powers.map((power) => (Number(digits) + 1) * power - 1),
    },
    shape: [byNumber],
  }
}

/** The condition that the order of the query has the text. A pattern beside the digits would read its trigrams as well. */
export function hasText({ patterns, digits, fives }: SearchValues, isByDigits: boolean): RawBuilder<boolean> {
  if (isByDigits)
    return sql`(five_digits(orders.search_text) @> ${fives}::text[] and strpos(orders.search_text, ${digits}) > 0)`
  return sql`orders.search_text like any(${patterns}::text[])`
}

/** The condition that an order is found by a search; `id` is its id's column. `all` finds every order by number. */
export function isSearched(
  id: RawBuilder<unknown>,
  rows: ScopedRows,
  values: SearchValues,
  shape: ReadonlySet<string>,
  all: boolean,
): RawBuilder<boolean> {
  if (!shape.has(byNumber)) {
    const found = rows.orders().select('orders.id')
    return sql`${id} in ${found.where(hasText(values, shape.has(byDigits)))}`
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
