import type { Tx } from '../kernel/database.ts'
import { everyOrder } from '../kernel/scope.ts'
import { lockRows } from '../schema/lockRows.ts'
import { changeRows, scopedRows } from '../schema/orderTables.ts'

/** Keeps entries' wishes up to date: they name a car by its plate and a guide by name. */
export async function renameWishes(
  tx: Tx,
  column: 'license_plate' | 'guide',
  from: string,
  to: string,
): Promise<void> {
  if (from === '' || from === to) return
  const wishing = await scopedRows(tx, everyOrder).entries().select('id').where(column, '=', from).execute()
  await lockRows(
    tx,
    'order_entries',
    wishing.map(({ id }) => id),
  )
  await changeRows(tx, everyOrder, 'order_entries')
    .set({ [column]: to })
    .where(column, '=', from)
    .execute()
}
