import { audit } from '../../kernel/audit.ts'
import { authorize } from '../../kernel/authorize.ts'
import { inTransaction, type PersonCall } from '../../kernel/call.ts'
import { joinAccount } from '../insertUser.ts'

/**
 * Accepts the open invite of the caller into an account, who is an active member from then on (HOLE-A6, HOLE-A28).
 * @returns false when there is no such invite
 */
export async function confirmInvite(call: PersonCall, accountId: string): Promise<boolean> {
  const { actor, now } = call
  authorize(actor, 'signedIn')
  return inTransaction(call, async (tx) => {
    const invite = await tx
      .updateTable('invites')
      .set({ status: 'ACCEPTED' })
      .where('account_id', '=', accountId)
      .where('user_id', '=', actor.userId)
      .where('status', '=', 'PENDING')
      .where('expires_at', '>', now)
      .returning(['id', 'role'])
      .executeTakeFirst()
    if (!invite) return false
    await joinAccount(tx, { userId: actor.userId, accountId, role: invite.role }, now)
    await audit(tx, call, {
      entity: 'User',
      entityId: actor.userId,
      accountId,
      action: 'joined by invite',
      details: { inviteId: invite.id, role: invite.role },
    })
    return true
  })
}
