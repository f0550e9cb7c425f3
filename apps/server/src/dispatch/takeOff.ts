import { seatEntries } from '../entries/seatEntries.ts'
import type { Tx } from '../kernel/database.ts'
import { everyOrder } from '../kernel/scope.ts'
import { scopedRows } from '../schema/orderTables.ts'
import { lockUnits } from './lockUnits.ts'
import { settleUnits } from './settleUnits.ts'

/**
 * Takes entries off their vehicles when they're canceled or move to another tour or date. The caller has locked
 * departures and orders, so that nobody can put the entries back on a vehicle.
 */
export async function takeOffVehicles(tx: Tx, entryIds: string[], now: Date): Promise<void> {
  const unitIds = await unitsCarrying(tx, entryIds)
  if (unitIds.length === 0) return
  await lockUnits(tx, unitIds)
  await seatEntries(tx, entryIds, null)
  await settleUnits(tx, unitIds, now)
}

async function unitsCarrying(tx: Tx, entryIds: string[]): Promise<string[]> {
  if (entryIds.length === 0) return []
  const rows = await scopedRows(tx, everyOrder)
    .entries()
    .select('vehicle_unit_id')
    .distinct()
    .where('id', 'in', entryIds)
    .where('vehicle_unit_id', 'is not', null)
    .execute()
  return rows.flatMap((row) => row.vehicle_unit_id ?? [])
}
