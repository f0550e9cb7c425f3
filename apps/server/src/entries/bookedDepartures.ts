import type { Day } from '@tourdesk/domain/calendar'
import { sql } from 'kysely'
import { scopedQuestion } from '../schema/orderTables.ts'
import { isBooked, riding } from './booked.ts'
import { waitingOfEntry } from './seats.ts'

/**
 * The departures with bookings that are out on a day, without canceled tours: how much is booked, and how much
 * of it has no vehicle yet. Includes departures of several days that began
 * earlier.
 */
export const bookedDepartures = scopedQuestion((rows, { date }: { date: Day }) =>
  riding(rows.entries(), { startDate: date, endDate: date })
    .innerJoin('tours', 'tours.id', 'order_entries.tour_id')
    .innerJoin(waitingOfEntry().as('seats'), (join) => join.onTrue())
    .select([
      'tour_id',
      'tours.name',
      'total_hour_duration as hours',
      'tour_date',
      sql<Day>`max(coalesce(end_date, tour_date))`.as('end_date'),
      sql<string | null>`min(pickup_time)`.as('time'),
      sql<number>`count(distinct order_id)`.as('orders'),
      sql<number>`sum(head_count)`.as('people'),
      sql<number>`count(distinct order_id) filter (where waiting > 0)`.as('orders_unassigned'),
      sql<number>`coalesce(sum(waiting), 0)`.as('people_unassigned'),
    ])
    .where(isBooked())
    .groupBy(['tour_id', 'tours.name', 'total_hour_duration', 'tour_date']),
)

export type BookedDeparture = ReturnType<ReturnType<typeof bookedDepartures>['read']>[number]

/** The next day with a departing tour after this one; no row if there is none. */
export const nextBookedDay = scopedQuestion((rows, { date }: { date: Day }) =>
  rows
    .entries()
    .select('tour_date')
    .where('tour_date', '>', date)
    .where(isBooked())
    .orderBy('tour_date')
    .limit(1),
)
