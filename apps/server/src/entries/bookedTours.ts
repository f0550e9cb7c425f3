import type { Day } from '@tourdesk/domain/calendar'
import { sql } from 'kysely'
import { scopedQuestion } from '../schema/orderTables.ts'
import { isBooked } from './booked.ts'

/**
 * The bookings of each tour on each day of a range, without canceled tours, by day and tour name. Tours of
 * several days are listed on their first one.
 */
export const bookedTours = scopedQuestion((rows, days: { startDate: Day; endDate: Day }) => {
  // Counted from an index alone (order_entries_booked), before the names are looked up.
  const counted = rows
    .entries()
    .select([
      'tour_id',
      'tour_date',
      sql<number>`count(distinct order_id)`.as('orders'),
      sql<number>`sum(head_count)`.as('people'),
    ])
    .where('tour_date', '>=', days.startDate)
    .where('tour_date', '<=', days.endDate)
    .where(isBooked())
    .groupBy(['tour_date', 'tour_id'])
  return rows.db
    .selectFrom(counted.as('booked'))
    .innerJoin('tours', 'tours.id', 'booked.tour_id')
    .select(['booked.tour_id', 'tours.name', 'booked.tour_date', 'booked.orders', 'booked.people'])
    .orderBy('booked.tour_date')
    .orderBy(sql`tours.name collate "C"`)
    .orderBy('booked.tour_id')
})

export type BookedTour = ReturnType<ReturnType<typeof bookedTours>['read']>[number]
