import { sql } from 'kysely'
import type { Db } from '../../kernel/database.ts'
import { hashToken } from '../tokens.ts'

/** The person a sign-in claims to be: a login as `plainLogin` returns it, or the owner of a passkey. */
type Claimed = { plain: string } | { credentialId: string }

/** True if the person has signed in from this browser before. Without our cookie there's no query. */
export async function isBrowserOf(db: Db, token: string | undefined, who: Claimed): Promise<boolean> {
  if (token === undefined) return false
  const known = await db
    .selectFrom('known_browsers')
    .innerJoin('users', 'users.id', 'known_browsers.user_id')
    .select('known_browsers.id')
    .where('token_hash', '=', hashToken(token))
    .where('users.deleted_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      'plain' in who
        ? sql<boolean>`lower(users.login) = ${who.plain}`
        : exists(
            selectFrom('passkeys')
              .select('passkeys.id')
              .whereRef('passkeys.user_id', '=', 'users.id')
              .where('credential_id', '=', Buffer.from(who.credentialId, 'base64url')),
          ),
    )
    .executeTakeFirst()
  return known !== undefined
}
