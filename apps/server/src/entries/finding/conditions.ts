import type { Day } from '@tourdesk/domain/calendar'
import type { MoneyFilter } from '@tourdesk/domain/payments/vocabulary'
import { type RawBuilder, sql } from 'kysely'
import type { OrderEntries } from '../../schema/orders.ts'
import type { Filter, Values } from './values.ts'

export type FilterName = Exclude<keyof Filter, 'money' | 'search'>

type Condition<Value> = (value: Value, isSingle: boolean) => RawBuilder<boolean>

/** Each filter of the list as a condition on the entries; a list is passed as one array. */
export const conditions: { [Name in FilterName]-?: Condition<Values[Name]> } = {
  startDate: (day) => sql`order_entries.tour_date >= ${day}`,
  endDate: (day) => sql`order_entries.tour_date <= ${day}`,
  language: oneOf('language'),
  pickupCity: oneOf('pickup_city'),
  dropoffCity: oneOf('dropoff_city'),
  source: oneOf('source'),
  tourStatus: oneOf('status'),
  orderStatus: oneOf('order_status'),
  groupType: oneOf('group_type'),
  orderType: oneOf('order_type'),
  tours: oneOf('tour_id', sql`uuid`),
  agencies: oneOf('account_id', sql`uuid`),
  agents: oneOf('agent_id', sql`uuid`),
  priceClass: oneOf('price_class'),
  coupon: (code) => sql`lower(order_entries.coupon_code) = lower(${code})`,
  bookedFrom: (day) => sql`order_entries.added_on >= ${day}`,
  bookedTo: (day) => sql`order_entries.added_on <= ${day}`,
  canceledFrom: (day) => sql`order_entries.canceled_at >= ${startOf(day, 0)}`,
  canceledTo: (day) => sql`order_entries.canceled_at < ${startOf(day, 1)}`,
  cancelReason: oneOf('cancel_reason'),
  weekdays: (days) => sql`date_part('dow', order_entries.tour_date)::text = any(${days}::text[])`,
}

export const filterNames = Object.keys(conditions) as FilterName[]

/**
 * A list of one value is compared as a single value, so that the column's index finds the rows in the list's
 * order.
 */
function oneOf(column: keyof OrderEntries, type = sql`text`): Condition<readonly string[]> {
  const compared = sql.ref(`order_entries.${column}`)
  return (list, isSingle) =>
    isSingle ? sql`${compared} = (${list}::${type}[])[1]` : sql`${compared} = any(${list}::${type}[])`
}

/** The start of a day, or of one so many days later. */
function startOf(day: Day, later: number): RawBuilder<Date> {
  return sql`(${day}::date + ${sql.lit(later)})::timestamp at time zone 'Asia/Jerusalem'`
}

export function isOfDays(name: string): boolean {
  return name === 'startDate' || name === 'endDate'
}

/**
 * The choices of the money filter, written exactly as in their index; several together find what any of them
 * finds.
 */
export const moneyConditions: Record<MoneyFilter, (today: Day) => RawBuilder<boolean>> = {
  unpriced: () => sql`order_entries.is_unpriced`,
  unpaid: () => sql`order_entries.overdue_from is not null`,
  overdue: (today) => sql`order_entries.overdue_from <= ${today}`,
}
