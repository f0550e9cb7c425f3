import { addDays, instantIn } from '@tourdesk/domain/calendar'
import type { DayBasis, Grouping } from '@tourdesk/domain/reports/vocabulary'
import { type RawBuilder, sql } from 'kysely'
import { scopedRows } from '../schema/orderTables.ts'
import type { Asked, GroupKey, Reading, Span } from './counted.ts'
import { hasAnyOf } from './hasAnyOf.ts'
import { type DayGrouping, dayOfEntry, keyOfDay, partOfKey } from './spanOfDays.ts'

/**
 * The entries that a report is about, with their order: those whose day is in the span and that its filters
 * find, as the start of a query.
 */
export function entriesOfReport({ db, scope }: Reading, { basis, filters }: Asked, span: Span) {
  const entries = scopedRows(db, scope)
    .entries()
    .innerJoin('orders', 'orders.id', 'order_entries.order_id')
    .where(isInSpan(basis, span))
    .where(hasAnyOf(listsOf(filters)))
  const { coupon } = filters
  return coupon ? entries.where(sql<boolean>`lower(order_entries.coupon_code) = lower(${coupon})`) : entries
}

function listsOf(filters: Asked['filters']): [column: string, values: readonly string[] | undefined][] {
  return [
    ['order_entries.account_id', filters.agency],
    ['order_entries.agent_id', filters.agent],
    ['order_entries.tour_id', filters.tour],
    ['order_entries.source', filters.source],
    ['orders.channel', filters.channel],
    ['order_entries.language', filters.language],
    ['order_entries.group_type', filters.groupType],
    ['order_entries.order_type', filters.orderType],
    ['order_entries.pickup_city', filters.pickupCity],
  ]
}

/** Compared with the column itself where there's an index on it. */
function isInSpan(basis: DayBasis, { startDate, endDate }: Span): RawBuilder<boolean> {
  if (basis !== 'cancel') return sql`${dayOfEntry(basis)} between ${startDate}::date and ${endDate}::date`
  const [from, to] = [instantIn(startDate, '00:00'), instantIn(addDays(endDate, 1), '00:00')]
  return sql`(order_entries.canceled_at >= ${from} and order_entries.canceled_at < ${to})`
}

/** How many days before the tour it was canceled, as the first day of its step. */
const leadOfCanceled = sql`(
  select case when ahead < 1 then '0' when ahead < 2 then '1' when ahead < 7 then '2' when ahead < 14 then '7' else '14' end
    from (select order_entries.tour_date - ${dayOfEntry('cancel')} as ahead) canceled
   where order_entries.canceled_at is not null
)`

/** What an entry's row is about, besides days. */
const columnOf = {
  agency: sql`order_entries.account_id::text`,
  agent: sql`order_entries.agent_id::text`,
  tour: sql`order_entries.tour_id::text`,
  source: sql`order_entries.source`,
  channel: sql`orders.channel`,
  language: sql`order_entries.language`,
  groupType: sql`order_entries.group_type`,
  pickupCity: sql`order_entries.pickup_city`,
  pickupPlace: sql`order_entries.pickup_location_id::text`,
  reason: sql`order_entries.cancel_reason`,
  lead: leadOfCanceled,
} satisfies Partial<Record<Grouping, RawBuilder<unknown>>>

/** What an entry's row is about, as a list of texts. */
export function keyOfEntry({ groupBy, basis }: Asked, { later }: Span): RawBuilder<GroupKey> {
  const ofDays = (grouping: DayGrouping) => keyOfDay(grouping, dayOfEntry(basis), later)
  const keys = groupBy.map((one) => partOfKey<RawBuilder<unknown>>(one, ofDays, columnOf))
  return sql`array[${sql.join(keys)}]::text[]`
}

/** True for a row that isn't among the groups left out. */
export function isWithin(key: RawBuilder<unknown>, { without }: Span): RawBuilder<boolean> {
  if (without.length === 0) return sql`true`
  const texts = without.map((parts) => `[${parts.map((part) => JSON.stringify(part)).join(', ')}]`)
  return sql`to_jsonb(${key})::text <> all(${texts}::text[])`
}
