import { Problem } from '@tourdesk/contract/kernel/problem'
import { keepsPeopleEverywhere, type Person } from '@tourdesk/domain/access/actor'
import { takeRole } from '@tourdesk/domain/identity/rights'
import { announce, inTransaction } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import { accept } from '../../kernel/decide.ts'

/**
 * Deletes an open invite; its link stops working. Only people who may give its role may withdraw it.
 * Throws `not_found` (404), `role_not_assignable` (403).
 */
export async function removeInvite(call: Call<Person>, id: string): Promise<void> {
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
    if (!invite || (invite.account_id !== actor.account._id && !keepsPeopleEverywhere(actor)))
      throw new Problem('not_found')
    accept(takeRole(actor, invite.role))
    await tx.deleteFrom('invites').where('id', '=', id).execute()
    const { email, role, account_id: accountId } = invite
    await announce(tx, call, {
      name: 'invite.deleted',
      subject: { id, name: email, accountId },
      before: { email, role },
    })
  })
}
