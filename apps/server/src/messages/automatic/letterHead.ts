import type { Db, Tx } from '../../kernel/database.ts'
import { findContact } from '../../orders/customer/findContact.ts'

/** How the business shows itself in mails; without a picture of its own it's only a name. */
export async function letterHead(db: Db | Tx): Promise<{ name: string; phone: string; logo: string | null }> {
  const contact = await findContact(db)
  const main = await db.selectFrom('accounts').select('logo').where('is_main', '=', true).executeTakeFirst()
  return { ...contact, logo: main?.logo || null }
}
