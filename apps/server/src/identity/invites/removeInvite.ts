import { Problem } from '@tourdesk/contract/kernel/problem'
import { takeRole } from '@tourdesk/domain/identity/rights'
import { audit } from '../../kernel/audit.ts'
import { authorize } from '../../kernel/authorize.ts'
import { inTransaction, type PersonCall } from '../../kernel/call.ts'
import { accept } from '../../kernel/decide.ts'

/**
 * Deletes an open invite, whose token is dead from then on (INV-09). Who may not give its role may not take it back.
 * Throws `not_found` (404), `role_not_assignable` (403).
 */
export async function removeInvite(call: PersonCall, id: string): Promise<void> {
  const { actor } = call
  authorize(actor, 'users.write')
  await inTransaction(call, async (tx) => {
    const invite = await tx
      .selectFrom('invites')
      .select(['account_id', 'role', 'email'])
      .where('id', '=', id)
      .where('status', '=', 'PENDING')
      .forUpdate()
      .executeTakeFirst()
    if (!invite || (invite.account_id !== actor.account._id && !actor.isSuper)) throw new Problem('not_found')
    accept(takeRole(actor, invite.role))
    await tx.deleteFrom('invites').where('id', '=', id).execute()
    await audit(tx, call, {
      entity: 'Invite',
      entityId: id,
      accountId: invite.account_id,
      action: 'deleted',
      details: { email: invite.email },
    })
  })
}
