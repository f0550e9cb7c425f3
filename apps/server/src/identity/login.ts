import { Problem } from '@tourdesk/contract/kernel/problem'
import { isEmail } from '@tourdesk/domain/email'
import { announce, inTransaction } from '../kernel/announce.ts'
import { clearAttempts, takeAttempt } from '../kernel/attempts.ts'
import { authorize } from '../kernel/authorize.ts'
import type { VisitorCall } from '../kernel/call.ts'
import { newId } from '../kernel/newId.ts'
import { chooseAccount, enterableAccounts, works } from './accounts.ts'
import { loginLimit } from './limits.ts'
import { isPassword } from './password.ts'
import { type StartedSession, startSession } from './startSession.ts'
import { userByLogin } from './userByLogin.ts'
import { nameOf } from './users/store.ts'

export interface Credentials {
  email: string
  password: string
  remembered: boolean
  /** The caller's IP address, for the limit of attempts. */
  address: string
}

/**
 * Signs a user in.
 * Throws `wrong_credentials` (400), `user_inactive` or `no_access` (403), `too_many_attempts` (429).
 */
export async function login(call: VisitorCall, credentials: Credentials): Promise<StartedSession> {
  authorize(call.actor, 'public')
  const limit = loginLimit(credentials.address, credentials.email)
  await takeAttempt(call.db, limit, call.now)
  const user = await userByLogin(call.db, credentials.email)
    .select([
      'id',
      'login',
      'first_name as firstName',
      'last_name as lastName',
      'password_hash',
      'last_account_id',
    ])
    .executeTakeFirst()
  if (!(await isPassword(credentials.password, user?.password_hash ?? null)) || !user) {
    await noteFailure(call, user ?? null, credentials.email)
    throw new Problem('wrong_credentials')
  }
  await clearAttempts(call.db, limit.key)
  const accounts = await enterableAccounts(call.db, user.id)
  const account = chooseAccount(accounts, user.last_account_id)
  if (!account || !works(account)) {
    await noteFailure(call, user, credentials.email)
    throw new Problem(account ? 'no_access' : 'user_inactive')
  }

  return inTransaction(call, async (tx) => {
    const session = await startSession(
      tx,
      { userId: user.id, accountId: account.id, remembered: credentials.remembered },
      call.now,
    )
    const actor = { kind: 'person', userId: user.id, name: nameOf(user) } as const
    const subject = { id: session.sessionId, name: user.login, accountId: account.id }
    await announce(tx, { actor, now: call.now }, { name: 'session.signedIn', subject })
    return session
  })
}

/** Logged without a person (AUD-07). What was typed is kept only if it's an email, so it can't be a password. */
async function noteFailure(
  call: VisitorCall,
  user: { login: string; last_account_id: string | null } | null,
  typed: string,
): Promise<void> {
  const name = user?.login ?? (isEmail(typed) ? typed.trim() : '')
  const subject = { id: newId(), name, accountId: user?.last_account_id ?? null }
  const actor = { kind: 'visitor', name } as const
  await inTransaction(call, (tx) =>
    announce(tx, { actor, now: call.now }, { name: 'session.signInFailed', subject }),
  )
}
