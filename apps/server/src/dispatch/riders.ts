import type { Rider } from '@tourdesk/domain/dispatch/stops/stop'
import { type InferResult, sql } from 'kysely'
import { keptPlaceIn, nameOfPlace } from '../entries/placeColumns.ts'
import { answering, type Question } from '../kernel/question.ts'
import { everyOrder } from '../kernel/scope.ts'
import { type ScopedRows, scopedQuestion } from '../schema/orderTables.ts'

/**
 * Who rides on the vehicle unit of the query around: one row for each entry with a part on it. `unit_parts.participants`
 * and `unit_parts.head_count` are the people on this unit, and `order_entries` has the rest of the entry.
 */
export function ridersOfUnit(entries: ScopedRows['entries']) {
  return entries()
    .innerJoin('unit_parts', 'unit_parts.entry_id', 'order_entries.id')
    .where('unit_parts.unit_id', '=', sql.ref<string>('vehicle_units.id'))
}

/** How many people ride on a unit. */
export function participantsOf({ entries }: { entries: readonly { head_count: number }[] }): number {
  return entries.reduce((sum, { head_count }) => sum + head_count, 0)
}

/** A party on a unit, with what planning shows and logs of its order. */
export interface StoredRider extends Rider {
  row: RiderRow
}

type RiderRow = InferResult<ReturnType<typeof selectRiders>>[number]

/** The parties on a unit, whoever booked them, by order. */
export function ridersOn(unit: string): Question<StoredRider[]> {
  return answering(riderRows(everyOrder, { unit }), (rows) => rows.map(toRider))
}

const riderRows = scopedQuestion((rows, { unit }: { unit: string }) =>
  selectRiders(rows).where('unit_parts.unit_id', '=', unit),
)

function selectRiders({ entries }: ScopedRows) {
  return entries()
    .innerJoin('unit_parts', 'unit_parts.entry_id', 'order_entries.id')
    .innerJoin('orders', 'orders.id', 'order_entries.order_id')
    .select([
      'order_entries.id',
      'order_entries.order_id',
      'order_number',
      'order_entries.account_id',
      'order_entries.agent_id',
      sql<string>`trim(first_name || ' ' || last_name)`.as('customer'),
      'mobile_phone',
      'language',
      'unit_parts.head_count',
      'pickup_location_id',
      'pickup_city',
      nameOfPlace('pickup').as('pickup_name'),
      'pickup_address',
      'pickup_lat',
      'pickup_lng',
      'pickup_time',
      'planned_time',
      'listed_time',
    ])
    .orderBy('order_number')
    .orderBy('order_entries.id')
}

function toRider(row: RiderRow): StoredRider {
  const { id, head_count, pickup_time } = row
  return { entry: id, people: head_count, time: pickup_time, place: keptPlaceIn('pickup', row), row }
}
