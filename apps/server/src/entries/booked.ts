import type { Day } from '@tourdesk/domain/calendar'
import { sql } from 'kysely'
import type { ScopedRows } from '../schema/orderTables.ts'
import type { Entries } from './purchasedTourRows.ts'

interface Days {
  startDate: Day
  endDate: Day
}

/** True for an entry that counts towards people: neither it nor its order is canceled. */
export function isBooked() {
  return sql<boolean>`(order_entries.status <> 'CANCELED' and order_entries.order_status <> 'canceled')`
}

/** True for an entry that began before a day and is still running on it. */
export function isUnderWay(day: Day) {
  return sql<boolean>`(order_entries.tour_date < ${day} and order_entries.end_date > order_entries.tour_date
    and order_entries.end_date >= ${day})`
}

/** Entries out on a day of a range, including those of several days that began before it. */
export function riding<O>(entries: Entries<O>, { startDate, endDate }: Days): Entries<O> {
  return entries.where(
    sql<boolean>`(order_entries.tour_date between ${startDate} and ${endDate} or ${isUnderWay(startDate)})`,
  )
}

/**
 * The booked entries of a range, one row for each `day` they're out on. All counts of a day's people come
 * from these rows. First days are read from one index, later days from another.
 */
export function ridersOfDays({ entries }: ScopedRows, { startDate, endDate }: Days) {
  const columns = [
    'order_entries.id',
    'order_entries.order_id',
    'order_entries.tour_id',
    'order_entries.tour_date',
    'order_entries.head_count',
  ] as const
  const settingOut = entries()
    .select([...columns, 'order_entries.tour_date as day'])
    .where('order_entries.tour_date', '>=', startDate)
    .where('order_entries.tour_date', '<=', endDate)
    .where(isBooked())
  const firstDay = sql`greatest(order_entries.tour_date + 1, ${startDate}::date)`
  const lastDay = sql`least(order_entries.end_date, ${endDate}::date)`
  const days = sql<{ day: Day }>`(select generate_series(${firstDay}, ${lastDay}, '1 day')::date as day)`
  const underWay = entries()
    .innerJoinLateral(days.as('days'), (join) => join.onTrue())
    .select([...columns, 'days.day'])
    .where(sql<boolean>`order_entries.end_date > order_entries.tour_date`)
    .where('order_entries.end_date', '>=', startDate)
    .where('order_entries.tour_date', '<', endDate)
    .where(isBooked())
  return settingOut.unionAll(underWay)
}
