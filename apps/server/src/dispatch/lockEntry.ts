import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Selectable } from 'kysely'
import type { Tx } from '../kernel/database.ts'
import type { Scope } from '../kernel/scope.ts'
import { lockRows } from '../schema/lockRows.ts'
import type { OrderEntries } from '../schema/orders.ts'
import { scopedRows } from '../schema/orderTables.ts'

export type BoardingEntry = Selectable<OrderEntries>

/** An entry, with its order locked so that nobody cancels or changes it. Throws `not_found` (404). */
export async function lockEntry(
  tx: Tx,
  scope: Scope,
  orderId: string,
  entryId: string,
): Promise<BoardingEntry> {
  await lockRows(tx, 'orders', [orderId])
  const entry = await scopedRows(tx, scope)
    .entries()
    .selectAll()
    .where('id', '=', entryId)
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  if (!entry) throw new Problem('not_found')
  return entry
}
