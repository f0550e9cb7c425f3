import type { Selectable } from 'kysely'
import type { Tx } from '../../kernel/database.ts'
import type { Tours } from '../../schema/catalogue.ts'

/** The tours that still exist, locked by id. */
export function lockTours(tx: Tx, ids: string[]): Promise<Selectable<Tours>[]> {
  return tx
    .selectFrom('tours')
    .selectAll()
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
}
