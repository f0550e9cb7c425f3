import { sql } from 'kysely'
import type { Tx } from '../kernel/database.ts'
import { everyOrder } from '../kernel/scope.ts'
import { scopedRows } from '../schema/orderTables.ts'

/** Renames a ticket type in the parts of these orders' entries. The caller has locked the orders. */
export async function renameParts(
  tx: Tx,
  orderIds: readonly string[],
  before: string,
  after: string,
): Promise<void> {
  if (orderIds.length === 0) return
  const entries = scopedRows(tx, everyOrder)
    .entries()
    .select('id')
    .where('order_id', 'in', [...orderIds])
  await tx
    .updateTable('unit_parts')
    .set({
      participants: sql`participants - ${before}::text || jsonb_build_object(${after}::text, participants->${before})`,
    })
    .where(sql<boolean>`entry_id in ${entries}`)
    .where(sql<boolean>`participants ? ${before}`)
    .execute()
}
