import { seatsOfEntry } from '../entries/seats.ts'
import type { Tx } from '../kernel/database.ts'
import { everyOrder } from '../kernel/scope.ts'
import { scopedRows } from '../schema/orderTables.ts'
import type { BoardingEntry } from './lockEntry.ts'

/**
 * Entries with the vehicles that their people ride on, whoever booked them. The caller has locked their
 * orders.
 */
export async function entriesWithSeats(tx: Tx, ids: readonly string[]): Promise<BoardingEntry[]> {
  if (ids.length === 0) return []
  return scopedRows(tx, everyOrder)
    .entries()
    .selectAll()
    .select(seatsOfEntry().as('seats'))
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute()
}
