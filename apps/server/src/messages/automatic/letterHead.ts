import { findContact } from '../../agencies/findContact.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import type { Product } from '../../kernel/product.ts'
import { webOriginOf } from '../../kernel/webOrigin.ts'

/** The business as mails show it; without a logo it's only a name. */
export async function letterHead(
  db: Db | Tx,
  { env }: Pick<Product, 'env'>,
): Promise<{ name: string; phone: string; logo: string | null }> {
  const contact = await findContact(db)
  const main = await db.selectFrom('accounts').select('logo').where('is_main', '=', true).executeTakeFirst()
  // Mail programs need the whole address.
  const logo = main?.logo ? new URL(main.logo, webOriginOf(env, env.port)).href : null
  return { ...contact, logo }
}
