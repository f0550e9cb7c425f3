import { Problem } from '@tourdesk/contract/kernel/problem'
import { checkPerson } from '@tourdesk/domain/identity/checkPerson'
import { announce, inTransaction } from '../kernel/announce.ts'
import { takeAttempts } from '../kernel/attempts.ts'
import { authorize } from '../kernel/authorize.ts'
import type { VisitorCall } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { acceptFields } from '../kernel/decide.ts'
import type { Product } from '../kernel/product.ts'
import { chooseAccount, enterableAccounts } from './accounts.ts'
import type { Caller } from './browsers/caller.ts'
import { handOver } from './handOver.ts'
import { resetLimits } from './limits.ts'
import { hashNewPassword } from './password.ts'
import { acceptPassword } from './passwords/acceptPassword.ts'
import { type Entered, enter } from './secondFactor/enter.ts'
import { hashToken } from './tokens.ts'
import { warningsOf } from './warnUser.ts'

/**
 * Sets a new password with the token from a mail, ends all other sessions and starts a new one, or asks for
 * the second factor. The login is proven from then on.
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
  const password = await acceptPassword(reset.password, (await loginOfReset(call, reset.token)) ?? '')
  await takeAttempts(call.db, resetLimits(caller.address), call.now)
  return inTransaction(call, async (tx) => {
    const { userId, login } = await takeToken(tx, reset.token, call.now)
    const account = chooseAccount(await enterableAccounts(tx, userId), null)
    if (!account) throw new Problem('user_inactive')
    const passwordHash = await hashNewPassword(password)
    const others = await handOver(tx, userId, { by: 'mail', passwordHash }, call.now)
    const subject = { id: userId, name: login, accountId: account.id }
    const warned = { userId, news: 'passwordChanged', device: caller.device, origin: home.origin } as const
    await announce(
      tx,
      { actor: { kind: 'person', userId, name: login }, now: call.now },
      { name: 'user.passwordReset', subject, mails: await warningsOf(tx, warned, call.now) },
      ...others,
    )
    return enter(tx, { userId, accountId: account.id, caller, home }, call.now)
  })
}

/** Throws `reset_over` (409) for a link that no longer works; doesn't use it up. */
export async function checkReset(call: VisitorCall, token: string): Promise<void> {
  if ((await loginOfReset(call, token)) === null) throw new Problem('reset_over')
}

/** The login whose password a link may set; null for one that no longer works. */
async function loginOfReset({ db, now }: VisitorCall, token: string): Promise<string | null> {
  const open = await db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select('users.login')
    .where('users.deleted_at', 'is', null)
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return open?.login ?? null
}

/** Uses up the token; only one of two simultaneous calls succeeds. */
async function takeToken(tx: Tx, token: string, now: Date): Promise<{ userId: string; login: string }> {
  const taken = await tx
    .updateTable('password_resets')
    .from('users')
    .set({ used_at: now })
    .whereRef('users.id', '=', 'password_resets.user_id')
    .where('users.deleted_at', 'is', null)
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['users.id as userId', 'users.login'])
    .executeTakeFirst()
  if (!taken) throw new Problem('reset_over')
  return taken
}
