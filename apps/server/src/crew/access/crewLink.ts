import { Problem } from '@tourdesk/contract/kernel/problem'
import { secretIn } from '@tourdesk/domain/access/secretIn'
import { crewAccess } from '@tourdesk/domain/crew/vocabulary'
import { hashToken } from '../../identity/tokens.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import type { Product } from '../../kernel/product.ts'

export const linkHours = 72
export const mostWrongTries = 5

export function crewAddress({ origin }: Pick<Product, 'origin'>, token: string): string {
  return `${origin}/crew/enter/${token}`
}

/** A link that still works, with its person. Throws `crew_link_dead` (404) for any other. */
export async function liveLink(db: Db | Tx, token: string, now: Date, isLocked = false) {
  const found = db
    .selectFrom('crew_links')
    .innerJoin('operators', 'operators.id', 'operator_id')
    .select(['crew_links.id', 'operator_id', 'opened', 'wrong_tries', 'expires_at', 'dead_at'])
    .select(['first_name', 'last_name', 'mobile_phone', 'deleted_at', 'document_language', 'page_language'])
    .where('token_hash', '=', hashToken(secretIn(token)))
  const link = await (isLocked ? found.forUpdate('crew_links') : found).executeTakeFirst()
  const isDead =
    !link || link.dead_at || link.deleted_at || link.expires_at <= now || link.opened >= crewAccess.mostPhones
  if (isDead) throw new Problem('crew_link_dead')
  return link
}

/** The last four digits of a phone number; null if it has fewer. */
export function phoneEndOf(phone: string): string | null {
  const digits = phone.replace(/\D/g, '')
  return digits.length < 4 ? null : digits.slice(-4)
}
