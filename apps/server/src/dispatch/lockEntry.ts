import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Selectable } from 'kysely'
import type { Tx } from '../kernel/database.ts'
import type { OrderEntries } from '../kernel/schema/orders.ts'

export type BoardingEntry = Selectable<OrderEntries>

/**
 * An entry whose order is locked, so that it is not canceled or changed meanwhile. Orders are locked before vehicle
 * units, here as in the verbs of orders. Throws `not_found` (404).
 */
export async function lockEntry(tx: Tx, orderId: string, entryId: string): Promise<BoardingEntry> {
  await tx.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute()
  const entry = await tx
    .selectFrom('order_entries')
    .selectAll()
    .where('id', '=', entryId)
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  if (!entry) throw new Problem('not_found')
  return entry
}
