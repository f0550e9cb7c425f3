import type { Day } from '@tourdesk/domain/calendar'
import { sql } from 'kysely'
import { scopedQuestion } from '../schema/orderTables.ts'
import { ridersOfDays } from './booked.ts'

/**
 * Bookings on each day of a range: departures, people and orders. Days
 * without a booking are missing.
 */
export const bookedDays = scopedQuestion((rows, days: { startDate: Day; endDate: Day }) =>
  rows.db
    .selectFrom(ridersOfDays(rows, days).as('order_entries'))
    .select([
      'day',
      /** By tour and first day, like `departureKey`. */
      sql<string[]>`array_agg(distinct tour_date || ' ' || tour_id)`.as('departures'),
      sql<number>`count(distinct order_id)`.as('orders'),
      sql<number>`sum(head_count)`.as('people'),
    ])
    .groupBy('day'),
)

export type BookedDay = ReturnType<ReturnType<typeof bookedDays>['read']>[number]

/**
 * The people of each day of a range, and how many of them set out earlier. Days without bookings are missing.
 */
export const peopleOfDays = scopedQuestion((rows, days: { startDate: Day; endDate: Day }) =>
  rows.db
    .selectFrom(ridersOfDays(rows, days).as('riders'))
    .select([
      'day',
      sql<number>`sum(head_count)`.as('people'),
      sql<number>`coalesce(sum(head_count) filter (where tour_date < day), 0)`.as('under_way'),
    ])
    .groupBy('day'),
)
