import type { Tx } from '../kernel/database.ts'
import { everyOrder } from '../kernel/scope.ts'
import { lockRows } from '../schema/lockRows.ts'
import { changeRows } from '../schema/orderTables.ts'

/**
 * Puts entries on a vehicle unit, or on none, as a step of planning: the only place that writes who rides where. The
 * caller holds the departure, the orders and the units, and settles the units afterwards.
 */
export async function seatEntries(tx: Tx, entryIds: readonly string[], unitId: string | null): Promise<void> {
  if (entryIds.length === 0) return
  await lockRows(tx, 'order_entries', entryIds)
  await changeRows(tx, everyOrder, 'order_entries')
    .set({ vehicle_unit_id: unitId })
    .where('id', 'in', entryIds)
    .execute()
}
