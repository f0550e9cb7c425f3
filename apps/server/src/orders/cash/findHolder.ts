import type { CashHolder } from '@tourdesk/domain/payments/crewCash'
import type { Db, Tx } from '../../kernel/database.ts'

/** A guide or driver by id, even a deleted one; null for an unknown id. */
export async function findHolder(
  db: Db | Tx,
  id: string,
): Promise<(CashHolder & { isDeleted: boolean }) | null> {
  const row = await db
    .selectFrom('operators')
    .select(['first_name', 'last_name', 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row
    ? { _id: id, name: `${row.first_name} ${row.last_name}`.trim(), isDeleted: row.deleted_at !== null }
    : null
}
