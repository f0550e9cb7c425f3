import type { Tx } from '../../kernel/database.ts'
import { hashToken, newToken } from '../tokens.ts'

/** How many days a trusted browser skips the second factor. */
const trustedDays = 30

/**
 * Trusts the browser of a new session for a user, and returns its new cookie: the old one may have been
 * planted, so it must not become trusted. Others who use the same browser stay known there.
 */
export async function trustBrowser(tx: Tx, userId: string, token: string, now: Date): Promise<string> {
  const fresh = newToken()
  await tx
    .updateTable('known_browsers')
    .set({ token_hash: hashToken(fresh) })
    .where('token_hash', '=', hashToken(token))
    .execute()
  await tx
    .updateTable('known_browsers')
    .set({ trusted_until: new Date(now.getTime() + trustedDays * 24 * 3_600_000) })
    .where('user_id', '=', userId)
    .where('token_hash', '=', hashToken(fresh))
    .execute()
  return fresh
}
