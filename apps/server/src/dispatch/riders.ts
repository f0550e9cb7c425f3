import { sql } from 'kysely'
import type { ScopedRows } from '../schema/orderTables.ts'

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
