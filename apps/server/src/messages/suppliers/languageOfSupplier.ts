import type { MessageLanguage } from '@tourdesk/domain/messages/vocabulary'
import type { Db, Tx } from '../../kernel/database.ts'

/** The language of messages to a car supplier. */
export async function languageOfSupplier(db: Db | Tx, supplier: string): Promise<MessageLanguage> {
  const row = await db
    .selectFrom('car_suppliers')
    .select('document_language')
    .where('id', '=', supplier)
    .executeTakeFirst()
  return row?.document_language ?? 'he'
}
