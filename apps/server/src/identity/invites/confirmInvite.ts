import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Person } from '@tourdesk/domain/access/actor'
import { announce, inTransaction } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import type { Product } from '../../kernel/product.ts'
import { joinAccount } from '../insertUser.ts'
import { findByLink } from './findByLink.ts'
import { findOpenInvite } from './findOpenInvite.ts'
import { refuseMember, takeInvite } from './takeInvite.ts'

/**
 * Accepts an invite with the token from its mail, since knowing the password doesn't prove owning the
 * address. The caller becomes an active member.
 * Throws `invite_unreadable` (400); `invite_over`, `invite_for_another`, `login_unproven`, `has_user`, and
 * without a token `invite_needs_link` (409).
 * @returns false if there's no invite for the caller in this account
 */
export async function confirmInvite(
  call: Call<Person>,
  home: Pick<Product, 'secret'>,
  { accountId, token }: { accountId: string; token: string | undefined },
): Promise<boolean> {
  const { actor, now } = call
  authorize(actor, 'signedIn')
  if (token === undefined) {
    if (await findOpenInvite(call, accountId)) throw new Problem('invite_needs_link')
    return false
  }
  const mailed = await findByLink(call.db, home, token)
  if (mailed.account_id !== accountId) throw new Problem('invite_unreadable')
  return inTransaction(call, async (tx) => {
    const user = await lockOneself(tx, actor.userId)
    const invite = await takeInvite(tx, mailed, now)
    if (invite.email.toLowerCase() !== user.login.toLowerCase()) throw new Problem('invite_for_another')
    if (!user.proven_at) throw new Problem('login_unproven')
    await refuseMember(tx, actor.userId, accountId)
    await joinAccount(tx, { userId: actor.userId, accountId, role: invite.role }, now)
    await announce(tx, call, {
      name: 'user.joined',
      subject: { id: actor.userId, name: actor.name, accountId },
      facts: { inviteId: invite.id },
      before: { role: null },
      after: { role: invite.role },
    })
    return true
  })
}

/** Locks the caller, so that nobody sets another password between the check and the joining. */
function lockOneself(tx: Tx, userId: string) {
  return tx
    .selectFrom('users')
    .select(['login', 'proven_at'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}
