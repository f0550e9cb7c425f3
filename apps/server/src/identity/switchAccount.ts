import { Problem } from '@tourdesk/contract/kernel/problem'
import { entersEveryAccount } from '@tourdesk/domain/access/actor'
import { announce, inTransaction } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { PersonCall } from '../kernel/call.ts'
import { enterableAccounts } from './accounts.ts'

/**
 * Makes an account the current one of the session (AUTH-35, ROLE-27): a super user any active one, others their own.
 * Throws `not_found` (404) for an unknown account, `not_allowed` (403) for one that is closed to the person.
 */
export async function switchAccount(call: PersonCall, accountId: string): Promise<void> {
  const { actor } = call
  authorize(actor, 'signedIn')
  await inTransaction(call, async (tx) => {
    const account = await tx
      .selectFrom('accounts')
      .select(['name', 'status'])
      .where('id', '=', accountId)
      .executeTakeFirst()
    if (!account) throw new Problem('not_found')
    const own = await enterableAccounts(tx, actor.userId)
    const mayEnter = entersEveryAccount(actor) || own.some((enterable) => enterable.id === accountId)
    if (account.status !== 'ACTIVE' || !mayEnter) throw new Problem('not_allowed')
    await tx.updateTable('sessions').set({ account_id: accountId }).where('id', '=', call.sessionId).execute()
    await tx.updateTable('users').set({ last_account_id: accountId }).where('id', '=', actor.userId).execute()
    await announce(tx, call, {
      name: 'session.accountSwitched',
      subject: { id: call.sessionId, name: actor.name, accountId },
      facts: { from: actor.account.name, to: account.name },
    })
  })
}
