import { type SelectQueryBuilder, sql } from 'kysely'
import type { AllTables } from '../schema/orderTables.ts'
import { placeColumns } from './placeColumns.ts'
import { seatsOfEntry } from './seats.ts'

/** Entries of orders; the caller adds filters and sort order. */
export type Entries<O> = SelectQueryBuilder<AllTables, 'order_entries', O>

/** An entry with data from its order, account and tour. */
export type PurchasedTourRow = Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>>[number]

/** A `PurchasedTourRow` with the money of its order and its commission. */
export type PaidRow = Awaited<ReturnType<ReturnType<typeof selectPaidRows>['execute']>>[number]

/** The columns of a row in Operations: an entry, the money of its order and its commission. */
export function selectPaidRows(entries: Entries<object>) {
  return selectRows(entries).select([
    'orders.currency',
    'order_entries.order_total',
    'order_entries.order_paid',
    'order_entries.order_open',
    'order_entries.is_unpriced',
    'order_entries.overdue_from',
    'order_entries.commission_cents',
  ])
}

/** The columns of a row in planning, and most of those in Operations. */
export function selectRows(entries: Entries<object>) {
  return entries
    .innerJoin('orders', 'orders.id', 'order_entries.order_id')
    .innerJoin('accounts', 'accounts.id', 'order_entries.account_id')
    .innerJoin('tours', 'tours.id', 'order_entries.tour_id')
    .select([
      'order_entries.id',
      'order_entries.order_id',
      'orders.order_number',
      'orders.ref_order_number',
      'orders.first_name',
      'orders.last_name',
      'orders.mobile_phone',
      'orders.payment_status',
      'orders.star_name',
      'accounts.name as agency',
      'order_entries.tour_id',
      'tours.name as tour_name',
      sql<string | null>`tours.thumbnails->>'wide'`.as('thumbnail'),
      'order_entries.participants',
      'order_entries.head_count',
      'order_entries.tour_date',
      'order_entries.end_date',
      'order_entries.language',
      'order_entries.group_type',
      'order_entries.price_class',
      'order_entries.tour_option',
      ...placeColumns('pickup'),
      'order_entries.pickup_time',
      ...placeColumns('dropoff'),
      'order_entries.source',
      'order_entries.order_type',
      'order_entries.status',
      'order_entries.order_status',
      'order_entries.notes',
      seatsOfEntry().as('seats'),
      'orders.notes as order_notes',
    ])
}
