import { sql } from 'kysely'
import type { Tx } from '../kernel/database.ts'

/**
 * After a change of locked units: each lasts until the last day of what it carries (HOLE-O81), and has a new version,
 * later than the one before even within the same millisecond (HOLE-O96).
 */
export async function settleUnits(tx: Tx, unitIds: string[], now: Date): Promise<void> {
  await tx
    .updateTable('vehicle_units')
    .set({
      end_date: sql<string>`coalesce(
        (select max(coalesce(entry.end_date, entry.tour_date)) from order_entries entry
          where entry.vehicle_unit_id = vehicle_units.id),
        tour_date)`,
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`greatest(${now}::timestamptz, updated_at + interval '1 millisecond')`,
    })
    .where('id', 'in', unitIds)
    .execute()
}
