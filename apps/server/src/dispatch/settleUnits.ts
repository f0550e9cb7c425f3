import { sql } from 'kysely'
import type { Tx } from '../kernel/database.ts'
import { everyOrder } from '../kernel/scope.ts'
import { laterVersion } from '../kernel/versions.ts'
import { scopedRows } from '../schema/orderTables.ts'
import { ridersOfUnit } from './riders.ts'

/**
 * Call it after changing locked units: sets their last day to that of the entries on board, and gives them a
 * new version, later than the previous one even within the same millisecond.
 */
export async function settleUnits(tx: Tx, unitIds: readonly string[], now: Date): Promise<void> {
  if (unitIds.length === 0) return
  await tx
    .updateTable('vehicle_units')
    .set({
      end_date: sql<string>`coalesce(${lastDayOnBoard(tx)}, tour_date)`,
      version: sql<number>`version + 1`,
      updated_at: laterVersion(now),
    })
    .where('id', 'in', unitIds)
    .execute()
}

/** The last day of the entries on a unit, whoever booked them. */
function lastDayOnBoard(tx: Tx) {
  return ridersOfUnit(scopedRows(tx, everyOrder).entries).select(
    sql<string>`max(coalesce(order_entries.end_date, order_entries.tour_date))`.as('last'),
  )
}
