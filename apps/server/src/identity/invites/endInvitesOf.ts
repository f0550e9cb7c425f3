import type { DomainEvent } from '@tourdesk/domain/activity/events'
import { mayStillSend } from '@tourdesk/domain/identity/rights'
import type { Tx } from '../../kernel/database.ts'

/**
 * Ends open invites that a user sent, since they offer what the sender may no longer give: all of them, or
 * those they couldn't send now, after losing a role or leaving an account.
 * @returns one event per ended invite, to be announced
 */
export async function endInvitesOf(
  tx: Tx,
  userId: string,
  which: 'all' | 'unsendable',
  now: Date,
): Promise<DomainEvent[]> {
  const open = await tx
    .selectFrom('invites')
    .innerJoin('users', 'users.id', 'invites.sender_id')
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.user_id', '=', 'users.id')
        .onRef('memberships.account_id', '=', 'invites.account_id')
        .on('memberships.status', '=', 'ACTIVE'),
    )
    .select(['invites.id', 'invites.email', 'invites.role', 'invites.account_id as accountId'])
    .select(['users.is_super', 'memberships.role as sender_role'])
    .where('invites.sender_id', '=', userId)
    .where('invites.status', '=', 'PENDING')
    .where('invites.expires_at', '>', now)
    .orderBy('invites.id')
    .execute()
  const ended = open.filter(
    ({ role, is_super: isSuper, sender_role: senderRole }) =>
      which === 'all' || !mayStillSend({ isSuper, role: senderRole }, role),
  )
  if (ended.length === 0) return []
  const gone = await tx
    .deleteFrom('invites')
    .where(
      'id',
      'in',
      ended.map(({ id }) => id),
    )
    .where('status', '=', 'PENDING')
    .returning('id')
    .execute()
  const ids = new Set(gone.map(({ id }) => id))
  return ended
    .filter(({ id }) => ids.has(id))
    .map(({ id, email, role, accountId }) => ({
      name: 'invite.deleted',
      subject: { id, name: email, accountId },
      before: { email, role },
    }))
}
