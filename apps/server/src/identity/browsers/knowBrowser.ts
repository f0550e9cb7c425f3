import { compiled } from '../../kernel/compiled.ts'
import type { Tx } from '../../kernel/database.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import { newId } from '../../kernel/newId.ts'
import { ask } from '../../kernel/question.ts'
import { hashToken, newToken } from '../tokens.ts'

/** A browser that a user signs in from. */
interface KnownBrowser {
  id: string
  token: string
  /** The user has signed in before, but not from here. */
  isNew: boolean
}

/** Remembers the browser a user signs in from. Without a valid cookie of ours it gets a new one. */
export async function knowBrowser(
  tx: Tx,
  userId: string,
  token: string | undefined,
  now: Date,
): Promise<KnownBrowser> {
  if (token !== undefined) {
    const [same] = await ask(tx, usedAgain({ userId, hash: hashToken(token), now }))
    if (same) return { id: same.id, token, isNew: false }
  }
  const known = await tx
    .selectFrom('known_browsers')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst()
  // The browser keeps the cookie we gave it, since someone else may have signed in here before.
  const kept = token !== undefined && (await isOurs(tx, token)) ? token : newToken()
  const { id } = await insertInto(tx, 'known_browsers', {
    id: newId(),
    user_id: userId,
    token_hash: hashToken(kept),
    trusted_until: null,
    created_at: now,
    last_used_at: now,
  })
    // Two tabs signing in at once count as one browser.
    .onConflict((conflict) => conflict.columns(['user_id', 'token_hash']).doUpdateSet({ last_used_at: now }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token: kept, isNew: known !== undefined }
}

const usedAgain = compiled((builder, { userId, hash, now }: { userId: string; hash: Buffer; now: Date }) =>
  builder
    .updateTable('known_browsers')
    .set({ last_used_at: now })
    .where('user_id', '=', userId)
    .where('token_hash', '=', hash)
    .returning('id'),
)

async function isOurs(tx: Tx, token: string): Promise<boolean> {
  const found = await tx
    .selectFrom('known_browsers')
    .select('id')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  return found !== undefined
}
