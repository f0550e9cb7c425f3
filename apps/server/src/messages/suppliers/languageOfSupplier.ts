import type { MessageLanguage } from '@tourdesk/domain/messages/vocabulary'
import type { Db, Tx } from '../../kernel/database.ts'

/** The language in which a car supplier reads (NOTE-09). */
export async function languageOfSupplier(db: Db | Tx, supplier: string): Promise<MessageLanguage> {
  const row = await db
    .selectFrom('car_suppliers')
    .select('document_language')
    .where('id', '=', supplier)
    .executeTakeFirst()
  return row?.document_language ?? 'he'
}
