import { Problem } from '@tourdesk/contract/kernel/problem'
import { isEndUser } from '@tourdesk/domain/access/roles'
import { checkLimit, clearAttempts, countAttempt } from '../kernel/attempts.ts'
import { audit } from '../kernel/audit.ts'
import { authorize } from '../kernel/authorize.ts'
import { inTransaction, type VisitorCall } from '../kernel/call.ts'
import type { Db } from '../kernel/database.ts'
import { chooseAccount, enterableAccounts } from './accounts.ts'
import { isPassword } from './password.ts'
import { type StartedSession, startSession } from './startSession.ts'

export interface Credentials {
  email: string
  password: string
  remembered: boolean
  /** Address of the caller, for the limit of attempts. */
  address: string
}

/**
 * Signs a person in (HOLE-A39, HOLE-A40).
 * Throws `wrong_credentials` (400), `user_inactive` or `no_access` (403), `too_many_attempts` (429).
 */
export async function login(call: VisitorCall, credentials: Credentials): Promise<StartedSession> {
  authorize(call.actor, 'public')
  const limit = {
    key: `login:${credentials.address}:${credentials.email.toLowerCase()}`,
    times: 5,
    minutes: 15,
  }
  await checkLimit(call.db, limit, call.now)
  const user = await findUser(call.db, credentials.email)
  if (!(await isPassword(credentials.password, user?.password_hash ?? null)) || !user) {
    await countAttempt(call.db, limit, call.now)
    throw new Problem('wrong_credentials')
  }
  const accounts = await enterableAccounts(call.db, user.id)
  const account = chooseAccount(accounts, user.last_account_id)
  if (!account) throw new Problem('user_inactive')
  if (isEndUser(account.role)) throw new Problem('no_access')
  await clearAttempts(call.db, limit.key)

  return inTransaction(call, async (tx) => {
    const session = await startSession(
      tx,
      { userId: user.id, accountId: account.id, remembered: credentials.remembered },
      call.now,
    )
    const actor = { kind: 'person', userId: user.id, name: user.login } as const
    await audit(
      tx,
      { actor, now: call.now },
      { entity: 'Session', entityId: session.sessionId, action: 'signed in' },
    )
    return session
  })
}

function findUser(db: Db, login: string) {
  return db
    .selectFrom('users')
    .select(['id', 'login', 'password_hash', 'last_account_id'])
    .where((eb) => eb(eb.fn('lower', ['login']), '=', login.trim().toLowerCase()))
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}
