import { Problem } from '@tourdesk/contract/kernel/problem'
import type { MessageTarget } from '@tourdesk/contract/messages/messages'
import { isBooked } from '../entries/booked.ts'
import type { Db, Tx } from '../kernel/database.ts'
import type { Scope } from '../kernel/scope.ts'
import { scopedRows } from '../schema/orderTables.ts'

/** The entries that a message's target covers, by order number. Throws `not_found` (404). */
export async function findTargets(
  { db, scope }: { db: Db | Tx; scope: Scope },
  target: MessageTarget,
): Promise<{ entry: string; order: string }[]> {
  const found = await entriesOf(db, scope, target).execute()
  if (isMissing(target, found) && !(await isEmptyDay(db, target))) throw new Problem('not_found')
  return found
}

/** True if some of the chosen entries or orders aren't found, or nobody of the rest. */
function isMissing(target: MessageTarget, found: { order: string }[]): boolean {
  if ('entries' in target) return found.length < new Set(target.entries).size
  if ('orders' in target) return new Set(found.map(({ order }) => order)).size < new Set(target.orders).size
  return found.length === 0
}

function entriesOf(db: Db | Tx, scope: Scope, target: MessageTarget) {
  const rows = scopedRows(db, scope)
    .entries()
    .innerJoin('orders', 'orders.id', 'order_entries.order_id')
    .select(['order_entries.id as entry', 'order_entries.order_id as order'])
    .orderBy('order_number')
    .orderBy('tour_date')
    .orderBy('order_entries.position')
  if ('order' in target) return rows.where('order_entries.order_id', '=', target.order)
  if ('orders' in target) return rows.where('order_entries.order_id', 'in', target.orders)
  if ('entries' in target) return rows.where('order_entries.id', 'in', target.entries)
  const booked = rows.where(isBooked())
  if ('tourEvent' in target) return booked.where('order_entries.tour_event_id', '=', target.tourEvent)
  if ('tour' in target)
    return booked.where('order_entries.tour_id', '=', target.tour).where('tour_date', '=', target.date)
  if ('date' in target) return booked.where('tour_date', '=', target.date)
  return booked.where(({ exists, selectFrom }) =>
    exists(
      selectFrom('unit_parts')
        .select('unit_parts.entry_id')
        .whereRef('unit_parts.entry_id', '=', 'order_entries.id')
        .where('unit_parts.unit_id', '=', target.tourCar),
    ),
  )
}

/** True if the target is a day, or a vehicle, departure or tour that exists, and has nobody booked. */
async function isEmptyDay(db: Db | Tx, target: MessageTarget): Promise<boolean> {
  if ('order' in target || 'orders' in target || 'entries' in target) return false
  if ('date' in target && !('tour' in target)) return true
  const [table, id] =
    'tourCar' in target
      ? (['vehicle_units', target.tourCar] as const)
      : 'tourEvent' in target
        ? (['tour_events', target.tourEvent] as const)
        : (['tours', target.tour] as const)
  const row = await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}
