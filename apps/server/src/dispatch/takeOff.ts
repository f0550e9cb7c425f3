import type { Tx } from '../kernel/database.ts'
import { lockRows } from '../schema/lockRows.ts'
import { settleUnits } from './settleUnits.ts'
import { writeParts } from './writeParts.ts'

/**
 * Takes entries off all their vehicles when they're canceled or move to another tour or date. The caller has
 * locked departures and orders, so that nobody can put the entries back on a vehicle.
 */
export async function takeOffVehicles(tx: Tx, entryIds: readonly string[], now: Date): Promise<void> {
  const parts = await partsOf(tx, entryIds)
  if (parts.length === 0) return
  const units = [...new Set(parts.map(({ unit_id }) => unit_id))]
  await lockRows(tx, 'vehicle_units', units)
  const departures = new Map(parts.map(({ entry_id, tour_event_id }) => [entry_id, tour_event_id]))
  const off = [...departures].map(([entry, departure]) => ({
    entry,
    departure,
    parts: [],
    splitChanged: false,
  }))
  await writeParts(tx, off, now)
  await settleUnits(tx, units, now)
}

/** Locks all units that carry these entries, for verbs that change the parts of several entries. */
export async function lockUnitsCarrying(tx: Tx, entryIds: readonly string[]): Promise<void> {
  const parts = await partsOf(tx, entryIds)
  await lockRows(tx, 'vehicle_units', [...new Set(parts.map(({ unit_id }) => unit_id))])
}

async function partsOf(tx: Tx, entryIds: readonly string[]) {
  if (entryIds.length === 0) return []
  return tx
    .selectFrom('unit_parts')
    .select(['entry_id', 'unit_id', 'tour_event_id'])
    .where('entry_id', 'in', entryIds)
    .execute()
}
