import type { Tx } from '../kernel/database.ts'

/** Wishes name a car by its plate and a guide by name, so they follow when that changes (HOLE-O56). */
export async function renameWishes(
  tx: Tx,
  column: 'license_plate' | 'guide',
  from: string,
  to: string,
): Promise<void> {
  if (from === '' || from === to) return
  await tx
    .updateTable('order_entries')
    .set({ [column]: to })
    .where(column, '=', from)
    .execute()
}
