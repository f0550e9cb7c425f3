import { Problem } from '@tourdesk/contract/kernel/problem'
import { entersEveryAccount } from '@tourdesk/domain/access/actor'
import { announce, inTransaction } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { PersonCall } from '../kernel/call.ts'
import { enterableAccounts, works } from './accounts.ts'

/**
 * Switches the session to another account: super users to any active one, others to those they work in.
 * Throws `not_found` (404) for an unknown account, `not_allowed` (403) for one closed to the user.
 */
export async function switchAccount(call: PersonCall, accountId: string): Promise<void> {
  const { actor } = call
  authorize(actor, 'signedIn')
  await inTransaction(call, async (tx) => {
    const account = await tx
      .selectFrom('accounts')
      .select(['name', 'status'])
      .where('id', '=', accountId)
      .forKeyShare()
      .executeTakeFirst()
    if (!account) throw new Problem('not_found')
    const own = await enterableAccounts(tx, actor.userId)
    const mayEnter =
      entersEveryAccount(actor) || own.some((enterable) => enterable.id === accountId && works(enterable))
    if (account.status !== 'ACTIVE' || !mayEnter) throw new Problem('not_allowed')
    // The account, the person, then their sessions: everyone changes them in this order.
    await tx.updateTable('users').set({ last_account_id: accountId }).where('id', '=', actor.userId).execute()
    await tx.updateTable('sessions').set({ account_id: accountId }).where('id', '=', call.sessionId).execute()
    await announce(tx, call, {
      name: 'session.accountSwitched',
      subject: { id: call.sessionId, name: actor.name, accountId },
      facts: { from: actor.account.name, to: account.name },
    })
  })
}
