import type { operationsFilter, operationsSorts, PurchasedTour } from '@tourdesk/contract/orders'
import type { EntryStatus } from '@tourdesk/domain/orders/vocabulary'
import type { SelectQueryBuilder } from 'kysely'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Call } from '../kernel/call.ts'
import type { Db } from '../kernel/database.ts'
import type { Tables } from '../kernel/schema.ts'
import { presentPurchasedTour } from './presentPurchasedTour.ts'

type Filter = { [K in keyof typeof operationsFilter]?: z.output<(typeof operationsFilter)[K]> | undefined }

export interface OperationsQuery extends Filter {
  page: number
  limit: number
  sort: (typeof operationsSorts)[number]
}

/** One page of the operations list with the number of all rows that match (OPS-02 to OPS-20). */
export async function findPurchasedTours({ db }: Call, query: OperationsQuery) {
  const { page, limit } = query
  const [rows, count] = await Promise.all([
    inOrder(selectRows(db, query), query.sort)
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    filtered(db, query)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { data: rows.map(presentPurchasedTour), total: count.total, page, limit }
}

/** Entries that ride on one day or in a range of days, for planning: nothing canceled (HOLE-O89). */
export async function findEntriesToPlan(
  db: Db,
  filter: { startDate: string; endDate: string; tour?: string | undefined },
): Promise<PurchasedTour[]> {
  const rows = await selectRows(db, {
    startDate: filter.startDate,
    endDate: filter.endDate,
    ...(filter.tour && { tours: [filter.tour] }),
  })
    .where('order_entries.status', '!=', 'CANCELED')
    .where('order_entries.order_status', '!=', 'canceled')
    .orderBy('order_entries.tour_date')
    .orderBy('order_entries.pickup_time')
    .orderBy('order_entries.id')
    .execute()
  return rows.map(presentPurchasedTour)
}

export type PurchasedTourRow = Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>>[number]

function selectRows(db: Db, filter: Filter) {
  return filtered(db, filter)
    .innerJoin('accounts', 'accounts.id', 'order_entries.account_id')
    .innerJoin('tours', 'tours.id', 'order_entries.tour_id')
    .select([
      'order_entries.id',
      'order_entries.order_id',
      'orders.order_number',
      'orders.ref_order_number',
      'orders.first_name',
      'orders.last_name',
      'orders.payment_status',
      'accounts.name as agency',
      'order_entries.tour_id',
      'tours.name as tour_name',
      sql<string | null>`tours.thumbnails->>'wide'`.as('thumbnail'),
      'order_entries.participants',
      'order_entries.head_count',
      'order_entries.tour_date',
      'order_entries.language',
      'order_entries.group_type',
      'order_entries.price_class',
      'order_entries.tour_option',
      'order_entries.pickup_city',
      'order_entries.pickup_name',
      'order_entries.pickup_address',
      'order_entries.pickup_time',
      'order_entries.dropoff_city',
      'order_entries.dropoff_name',
      'order_entries.dropoff_address',
      'order_entries.source',
      'order_entries.order_type',
      'order_entries.status',
      'order_entries.order_status',
      'order_entries.notes',
      'order_entries.vehicle_unit_id',
      'orders.notes as order_notes',
    ])
}

function filtered(db: Db, filter: Filter) {
  let query = db.selectFrom('order_entries').innerJoin('orders', 'orders.id', 'order_entries.order_id')
  if (filter.startDate) query = query.where('order_entries.tour_date', '>=', filter.startDate)
  if (filter.endDate) query = query.where('order_entries.tour_date', '<=', filter.endDate)
  if (filter.search) query = query.where('orders.search_text', 'like', containing(filter.search))
  if (some(filter.language)) query = query.where('order_entries.language', 'in', filter.language)
  if (some(filter.pickupCity)) query = query.where('order_entries.pickup_city', 'in', filter.pickupCity)
  if (some(filter.dropoffCity)) query = query.where('order_entries.dropoff_city', 'in', filter.dropoffCity)
  if (some(filter.source)) query = query.where('order_entries.source', 'in', filter.source)
  if (some(filter.tourStatus))
    query = query.where('order_entries.status', 'in', shownAlike(filter.tourStatus))
  if (some(filter.orderStatus)) query = query.where('order_entries.order_status', 'in', filter.orderStatus)
  if (some(filter.groupType)) query = query.where('order_entries.group_type', 'in', filter.groupType)
  if (some(filter.orderType)) query = query.where('order_entries.order_type', 'in', filter.orderType)
  if (some(filter.tours)) query = query.where('order_entries.tour_id', 'in', filter.tours)
  if (some(filter.agencies)) query = query.where('order_entries.account_id', 'in', filter.agencies)
  if (some(filter.priceClass)) query = query.where('order_entries.price_class', 'in', filter.priceClass)
  return query
}

function inOrder<O>(
  query: SelectQueryBuilder<Tables, 'order_entries', O>,
  sort: OperationsQuery['sort'],
): SelectQueryBuilder<Tables, 'order_entries', O> {
  if (sort === '-created') return query.orderBy('order_entries.id', 'desc')
  const direction = sort === 'date' ? 'asc' : 'desc'
  return query.orderBy('order_entries.tour_date', direction).orderBy('order_entries.id', direction)
}

/** NOT_CONFIRMED is shown as BOOKED, so one choice finds both (HOLE-O40). */
function shownAlike(statuses: EntryStatus[]): EntryStatus[] {
  return statuses.includes('BOOKED') ? [...statuses, 'NOT_CONFIRMED'] : statuses
}

function containing(text: string): string {
  return `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
}

function some<T>(values: T[] | undefined): values is T[] {
  return values !== undefined && values.length > 0
}
