import type { Day } from '@tourdesk/domain/calendar'
import { sql } from 'kysely'
import { scopedQuestion } from '../schema/orderTables.ts'
import { isBooked, riding } from './booked.ts'
import { keptPlaceColumns } from './placeColumns.ts'
import { waitingOfEntry } from './seats.ts'

/** The booked entries that are out on one of the days, with what the checks need of their orders. */
export const partiesOfDays = scopedQuestion((rows, days: { startDate: Day; endDate: Day }) =>
  riding(rows.entries(), days)
    .innerJoin('orders', 'orders.id', 'order_entries.order_id')
    .innerJoin('tours', 'tours.id', 'order_entries.tour_id')
    .innerJoin('tour_events', 'tour_events.id', 'order_entries.tour_event_id')
    .innerJoin(waitingOfEntry().as('seats'), (join) => join.onTrue())
    .select([
      'order_entries.id',
      'order_entries.order_id',
      'orders.order_number',
      'order_entries.tour_id',
      'tours.name as tour',
      'order_entries.tour_date',
      sql<Day>`coalesce(end_date, order_entries.tour_date)`.as('end_date'),
      'order_entries.group_type',
      'head_count',
      'waiting',
      'split_changed',
      'order_entries.language',
      ...keptPlaceColumns('pickup'),
      'pickup_time as time',
      sql<boolean>`planned_time is not null`.as('is_time_planned'),
      'order_entries.is_unpriced',
      'order_entries.order_open',
      'orders.currency',
      'orders.is_agency_payment',
      'orders.mobile_phone',
      'orders.email',
      sql<boolean>`tour_events.state = 'canceled'`.as('is_departure_canceled'),
      'units',
    ])
    .where(isBooked()),
)

export type PartyOfDay = ReturnType<ReturnType<typeof partiesOfDays>['read']>[number]
