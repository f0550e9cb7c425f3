import type { Day } from '@tourdesk/domain/calendar'
import { sql } from 'kysely'
import { scopedQuestion } from '../schema/orderTables.ts'
import { waitingOfEntry } from './seats.ts'

/**
 * What's booked on each day of a range, without canceled tours: departures, people, orders, and how much of it is on no
 * vehicle yet. Tours of several days count on their first one. Days without a booking are missing.
 */
export const bookedDays = scopedQuestion((rows, days: { startDate: Day; endDate: Day }) =>
  rows
    .entries()
    .innerJoin(waitingOfEntry().as('seats'), (join) => join.onTrue())
    .select([
      'tour_date',
      sql<number>`count(distinct tour_id)`.as('departures'),
      sql<number>`count(distinct order_id)`.as('orders'),
      sql<number>`sum(head_count)`.as('people'),
      sql<number>`count(distinct tour_id) filter (where waiting > 0)`.as('departures_waiting'),
      sql<number>`count(distinct order_id) filter (where waiting > 0)`.as('orders_waiting'),
      sql<number>`coalesce(sum(waiting), 0)`.as('people_waiting'),
    ])
    .where('tour_date', '>=', days.startDate)
    .where('tour_date', '<=', days.endDate)
    .where('status', '!=', 'CANCELED')
    .where('order_status', '!=', 'canceled')
    .groupBy('tour_date'),
)

export type BookedDay = ReturnType<ReturnType<typeof bookedDays>['read']>[number]
