import { Problem } from '@tourdesk/contract/kernel/problem'
import { isEndUser } from '@tourdesk/domain/access/roles'
import type { Selectable } from 'kysely'
import type { Tx } from '../../kernel/database.ts'
import type { Invites } from '../../schema/accounts.ts'

/** Marks the invite of a mailed link as accepted; only one of two simultaneous calls gets it. Throws `invite_over` (409). */
export async function takeInvite(
  tx: Tx,
  mailed: Pick<Selectable<Invites>, 'id'>,
  now: Date,
): Promise<Selectable<Invites>> {
  const invite = await tx
    .updateTable('invites')
    .set({ status: 'ACCEPTED' })
    .where('id', '=', mailed.id)
    .where('status', '=', 'PENDING')
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
  if (!invite) throw new Problem('invite_over')
  return invite
}

/** Throws `has_user` (409) for someone who already works in the account; its end users may become staff. */
export async function refuseMember(tx: Tx, userId: string, accountId: string): Promise<void> {
  const member = await tx
    .selectFrom('memberships')
    .select('role')
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (member && !isEndUser(member.role)) throw new Problem('has_user')
}
