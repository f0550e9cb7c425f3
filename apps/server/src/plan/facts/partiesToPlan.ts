import type { Day } from '@tourdesk/domain/calendar'
import { sql } from 'kysely'
import { isBooked } from '../../entries/booked.ts'
import { keptPlaceColumns } from '../../entries/placeColumns.ts'
import { scopedQuestion } from '../../schema/orderTables.ts'

/** The booked entries that set out on a day, with what a plan needs of them. */
export const partiesToPlan = scopedQuestion((rows, { date }: { date: Day }) =>
  rows
    .entries()
    .innerJoin('orders', 'orders.id', 'order_entries.order_id')
    .select([
      'order_entries.id',
      'order_id',
      'order_number',
      sql<string>`trim(first_name || ' ' || last_name)`.as('customer'),
      'tour_id',
      sql<Day>`coalesce(end_date, tour_date)`.as('end_date'),
      'group_type',
      'head_count',
      'language',
      'tour_option',
      ...keptPlaceColumns('pickup'),
      'pickup_time',
      'license_plate',
      'guide',
      'vehicle_size',
    ])
    .where('tour_date', '=', date)
    .where('head_count', '>', 0)
    .where(isBooked()),
)

export type PartyToPlan = ReturnType<ReturnType<typeof partiesToPlan>['read']>[number]
