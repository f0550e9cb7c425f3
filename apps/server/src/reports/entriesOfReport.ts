import { addDays, instantIn } from '@tourdesk/domain/calendar'
import type { DayBasis, Grouping } from '@tourdesk/domain/reports/vocabulary'
import { type RawBuilder, sql } from 'kysely'
import { scopedRows } from '../schema/orderTables.ts'
import type { Asked, GroupKey, Reading, Span } from './counted.ts'
import { dayOfEntry, keyOfDay } from './spanOfDays.ts'

/**
 * The entries that a report is about, with their order: those whose day is in the span and that its filters
 * find, as the start of a query.
 */
export function entriesOfReport({ db, scope }: Reading, { basis, filters }: Asked, span: Span) {
  let entries = scopedRows(db, scope)
    .entries()
    .innerJoin('orders', 'orders.id', 'order_entries.order_id')
    .where(isInSpan(basis, span))
  for (const [column, values] of listsOf(filters)) {
    if (values?.length)
      entries = entries.where(sql<boolean>`${sql.ref(column)}::text = any(${[...values]}::text[])`)
  }
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

/** What an entry's row is about, as a list of texts. */
export function keyOfEntry({ groupBy, basis }: Asked, { later }: Span): RawBuilder<GroupKey> {
  const keys = groupBy.map((grouping) => partOfKey(grouping, basis, later))
  return sql`array[${sql.join(keys)}]::text[]`
}

function partOfKey(grouping: Grouping, basis: DayBasis, later: Span['later']): RawBuilder<unknown> {
  switch (grouping) {
    case 'agency':
      return sql`order_entries.account_id::text`
    case 'agent':
      return sql`order_entries.agent_id::text`
    case 'tour':
      return sql`order_entries.tour_id::text`
    case 'source':
      return sql`order_entries.source`
    case 'channel':
      return sql`orders.channel`
    case 'language':
      return sql`order_entries.language`
    case 'groupType':
      return sql`order_entries.group_type`
    case 'pickupCity':
      return sql`order_entries.pickup_city`
    case 'pickupPlace':
      return sql`order_entries.pickup_location_id::text`
    case 'reason':
      return sql`order_entries.cancel_reason`
    case 'lead':
      return leadOfCanceled
    case 'weekday':
    case 'day':
    case 'week':
    case 'month':
      return keyOfDay(grouping, dayOfEntry(basis), later)
    default:
      throw new Error(`Entries have no ${grouping}`)
  }
}

/** How many days before the tour it was canceled, as the first day of its step. */
const leadOfCanceled = sql`(
  select case when ahead < 1 then '0' when ahead < 2 then '1' when ahead < 7 then '2' when ahead < 14 then '7' else '14' end
    from (select order_entries.tour_date - ${dayOfEntry('cancel')} as ahead) canceled
   where order_entries.canceled_at is not null
)`

/** True for a row that isn't among the groups left out. */
export function isWithin(key: RawBuilder<unknown>, { without }: Span): RawBuilder<boolean> {
  if (without.length === 0) return sql`true`
  const texts = without.map((parts) => `[${parts.map((part) => JSON.stringify(part)).join(', ')}]`)
  return sql`to_jsonb(${key})::text <> all(${texts}::text[])`
}
