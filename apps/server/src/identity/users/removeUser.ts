import type { Person } from '@tourdesk/domain/access/actor'
import type { DomainEvent } from '@tourdesk/domain/activity/events'
import { removeUser as decideRemoval } from '@tourdesk/domain/identity/rights'
import { announce, inTransaction } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import { accept } from '../../kernel/decide.ts'
import { deleteStranded } from '../deleteStranded.ts'
import { endInvitesOf } from '../invites/endInvitesOf.ts'
import { leaveAccount } from '../sessions.ts'
import { lockUser } from './lockUser.ts'
import { nameOf } from './store.ts'

/**
 * Removes a user from the current account. Without another account the user is marked deleted, is kept for
 * old orders, and the email is free again.
 * Throws `not_found` (404), `own_user` and `rank_too_low` (403), `last_owner` (409).
 * @returns how many open invites sent by the user ended
 */
export async function removeUser(call: Call<Person>, userId: string): Promise<number> {
  const { actor, now } = call
  authorize(actor, 'users.write')
  return inTransaction(call, async (tx) => {
    const { facts } = await lockUser(tx, call, userId)
    accept(decideRemoval(actor, facts, facts.isLastMainOwner))
    await tx
      .deleteFrom('memberships')
      .where('user_id', '=', userId)
      .where('account_id', '=', actor.account._id)
      .execute()
    await leaveAccount(tx, userId, actor.account._id, now)
    await deleteStranded(tx, [userId], now)
    const endedInvites = await endInvitesOf(tx, userId, 'unsendable', now)
    const { login, firstName, lastName, role, status } = facts
    const removed: DomainEvent = {
      name: 'user.removed',
      subject: { id: userId, name: nameOf(facts), accountId: actor.account._id },
      before: { login, firstName, lastName, role, status },
    }
    await announce(tx, call, removed, ...endedInvites)
    return endedInvites.length
  })
}
