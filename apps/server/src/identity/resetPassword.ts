import { Problem } from '@tourdesk/contract/kernel/problem'
import { checkPerson } from '@tourdesk/domain/identity/checkPerson'
import { announce, inTransaction } from '../kernel/announce.ts'
import { takeAttempt } from '../kernel/attempts.ts'
import { authorize } from '../kernel/authorize.ts'
import type { VisitorCall } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { acceptFields } from '../kernel/decide.ts'
import type { Product } from '../kernel/product.ts'
import { chooseAccount, enterableAccounts } from './accounts.ts'
import type { Caller } from './browsers/caller.ts'
import { resetLimit } from './limits.ts'
import { demoteUnproven } from './passkeys/demotePasskeys.ts'
import { hashPassword } from './password.ts'
import { refuseCommon } from './passwords/refuseCommon.ts'
import { dropChallenges, type Entered, enter } from './secondFactor/enter.ts'
import { endSessions } from './sessions.ts'
import { hashToken } from './tokens.ts'
import { warningsOf } from './warnUser.ts'

/**
 * Sets a new password with the token from a mail, ends all other sessions and starts a new one, or asks for the second factor. The login
 * is proven from then on.
 * Throws wrong fields (400), `reset_over` (409), `user_inactive` (403), `too_many_attempts` (429).
 */
export async function resetPassword(
  call: VisitorCall,
  reset: { token: string; password: string },
  caller: Caller,
  home: Pick<Product, 'origin' | 'secret'>,
): Promise<Entered> {
  authorize(call.actor, 'public')
  acceptFields(checkPerson({ password: reset.password }))
  await refuseCommon(reset.password)
  await takeAttempt(call.db, resetLimit(caller.address), call.now)
  return inTransaction(call, async (tx) => {
    const userId = await takeToken(tx, reset.token, call.now)
    const account = chooseAccount(await enterableAccounts(tx, userId), null)
    if (!account) throw new Problem('user_inactive')
    const passwordHash = await hashPassword(reset.password)
    await demoteUnproven(tx, userId)
    const user = await tx
      .updateTable('users')
      .set({ password_hash: passwordHash, proven_at: call.now, updated_at: call.now })
      .where('id', '=', userId)
      .returning('login')
      .executeTakeFirstOrThrow()
    await endSessions(tx, userId, call.now)
    const subject = { id: userId, name: user.login, accountId: account.id }
    const warned = { userId, news: 'passwordChanged', device: caller.device, origin: home.origin } as const
    await announce(
      tx,
      { actor: { kind: 'person', userId, name: user.login }, now: call.now },
      { name: 'user.passwordReset', subject, mails: await warningsOf(tx, warned, call.now) },
    )
    return enter(tx, { userId, accountId: account.id, caller, home }, call.now)
  })
}

/** Throws `reset_over` (409) for a link that no longer works; doesn't use it up. */
export async function checkReset({ db, now }: VisitorCall, token: string): Promise<void> {
  const open = await db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select('users.id')
    .where('users.deleted_at', 'is', null)
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!open) throw new Problem('reset_over')
}

/** Uses up the token and all others of its user; only one of two simultaneous calls succeeds. */
async function takeToken(tx: Tx, token: string, now: Date): Promise<string> {
  const taken = await tx
    .updateTable('password_resets')
    .from('users')
    .set({ used_at: now })
    .whereRef('users.id', '=', 'password_resets.user_id')
    .where('users.deleted_at', 'is', null)
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('password_resets.user_id')
    .executeTakeFirst()
  if (!taken) throw new Problem('reset_over')
  await dropResets(tx, taken.user_id, now)
  return taken.user_id
}

/** Ends all of a user's open reset links and half-finished sign-ins. */
export async function dropResets(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute()
  await dropChallenges(tx, userId)
}
