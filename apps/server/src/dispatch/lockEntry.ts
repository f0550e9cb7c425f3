import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Selectable } from 'kysely'
import type { Tx } from '../kernel/database.ts'
import { lockRows } from '../schema/lockRows.ts'
import type { OrderEntries } from '../schema/orders.ts'

export type BoardingEntry = Selectable<OrderEntries>

/** An entry whose order is locked, so that it is not canceled or changed meanwhile. Throws `not_found` (404). */
export async function lockEntry(tx: Tx, orderId: string, entryId: string): Promise<BoardingEntry> {
  await lockRows(tx, 'orders', [orderId])
  const entry = await tx
    .selectFrom('order_entries')
    .selectAll()
    .where('id', '=', entryId)
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  if (!entry) throw new Problem('not_found')
  return entry
}
