import type { Call } from '../kernel/call.ts'
import { scopedRows } from '../schema/orderTables.ts'

/** The order of each entry that the scope may see, by the entry's id. */
export async function ordersOfEntries(
  { db, scope }: Pick<Call, 'db' | 'scope'>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await scopedRows(db, scope)
    .entries()
    .select(['id', 'order_id'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, order_id }) => [id, order_id]))
}
