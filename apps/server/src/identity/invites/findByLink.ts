import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Selectable } from 'kysely'
import type { Db } from '../../kernel/database.ts'
import type { Product } from '../../kernel/product.ts'
import type { Invites } from '../../schema/accounts.ts'
import { isInviteToken, readSignedInvite } from '../inviteTokens.ts'
import { hashToken } from '../tokens.ts'

/**
 * The invite of a mailed link, open or not. Throws `invite_unreadable` (400) for text that can't be a token
 * of ours, and `invite_over` (409) if the invite is deleted or was mailed again.
 */
export async function findByLink(
  db: Db,
  { secret }: Pick<Product, 'secret'>,
  token: string,
): Promise<Selectable<Invites>> {
  const invites = db.selectFrom('invites').selectAll()
  const signed = isInviteToken(token) ? null : readSignedInvite(secret, token)
  if (!isInviteToken(token) && signed === null) throw new Problem('invite_unreadable')
  const named =
    signed === null
      ? invites.where('token_hash', '=', hashToken(token))
      : invites.where('id', '=', signed).where('token_hash', 'is', null)
  const invite = await named.executeTakeFirst()
  if (!invite) throw new Problem('invite_over')
  return invite
}
