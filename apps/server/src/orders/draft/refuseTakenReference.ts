import { Problem } from '@tourdesk/contract/kernel/problem'
import { sql } from 'kysely'
import type { Tx } from '../../kernel/database.ts'
import { everyOrder } from '../../kernel/scope.ts'
import { scopedRows } from '../../schema/orderTables.ts'
import type { CheckedDraft } from './toRows.ts'

/**
 * Refuses a reference that an agency has given to another order, however it's capitalized: the second order
 * is probably the same booking. Ignores the main account's orders and canceled ones. Two at the same moment
 * take turns. Throws `reference_taken` (409).
 */
export async function refuseTakenReference(
  tx: Tx,
  { draft: { refOrderNumber: reference }, agency }: CheckedDraft,
  ownId: string | null,
): Promise<void> {
  if (reference === '') return
  const name = `reference ${agency._id} ${reference.toLowerCase()}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
  const other = await scopedRows(tx, everyOrder)
    .orders()
    .innerJoin('accounts', 'accounts.id', 'orders.account_id')
    .select('order_number')
    .where('accounts.is_main', '=', false)
    .where('orders.account_id', '=', agency._id)
    .where(sql<boolean>`lower(ref_order_number) = lower(${reference})`)
    .where('ref_order_number', '!=', '')
    .where('orders.status', '!=', 'canceled')
    .$if(ownId !== null, (rows) => rows.where('orders.id', '!=', ownId))
    .orderBy('order_number')
    .limit(1)
    .executeTakeFirst()
  if (other)
    throw new Problem('reference_taken', { params: { orderNumber: String(other.order_number), reference } })
}
