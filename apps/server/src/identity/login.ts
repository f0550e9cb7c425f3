import { Problem } from '@tourdesk/contract/kernel/problem'
import { withoutEvent } from '../kernel/announce.ts'
import { forgivenAttempts, giveBackAttempts, takeAttempts } from '../kernel/attempts.ts'
import { authorize } from '../kernel/authorize.ts'
import type { VisitorCall } from '../kernel/call.ts'
import { compiled } from '../kernel/compiled.ts'
import type { Product } from '../kernel/product.ts'
import { ask, askTogether } from '../kernel/question.ts'
import { chooseAccount, enterableBy, works } from './accounts.ts'
import { announceSignIn } from './announceSignIn.ts'
import type { Caller } from './browsers/caller.ts'
import { isBrowserOf } from './browsers/isBrowserOf.ts'
import { checkQueue } from './deriveHash.ts'
import { loginLimits } from './limits.ts'
import { noteFailure } from './noteFailure.ts'
import { isPassword } from './password.ts'
import { type Entered, enterWith } from './secondFactor/enter.ts'
import { factorQuestions, readFactors } from './secondFactor/factorsOf.ts'
import { plainLogin, userByPlainLogin } from './userByLogin.ts'

export interface Credentials {
  email: string
  password: string
}

/**
 * Signs a user in, or asks for the second factor. Users get a mail if they haven't used this browser before.
 * Throws `wrong_credentials` (400), `user_inactive` or `no_access` (403), `too_many_attempts` (429),
 * `too_busy` (503).
 */
export async function login(
  call: VisitorCall,
  credentials: Credentials,
  caller: Caller,
  home: Pick<Product, 'origin' | 'secret'>,
): Promise<Entered> {
  authorize(call.actor, 'public')
  checkQueue()
  const plain = plainLogin(credentials.email)
  const isKnown = await isBrowserOf(call.db, caller.browserToken, { plain })
  const limits = loginLimits(caller.address, credentials.email, { isKnown })
  await takeAttempts(call.db, limits, call.now)
  const [user] = await ask(call.db, whoLogsIn({ plain }))
  const isRight = await isPassword(credentials.password, user?.password_hash ?? null).catch(async (error) => {
    await giveBackAttempts(call.db, limits)
    throw error
  })
  if (!isRight || !user) {
    await noteFailure(call, user ?? null, credentials.email, caller.address)
    throw new Problem('wrong_credentials')
  }
  const { accounts, ...found } = await askTogether(call.db, {
    forgiven: forgivenAttempts(limits),
    accounts: enterableBy({ userId: user.id }),
    ...factorQuestions(user.id),
  })
  const account = chooseAccount(accounts, user.last_account_id)
  if (!account || !works(account)) {
    await noteFailure(call, user, credentials.email, caller.address)
    throw new Problem(account ? 'no_access' : 'user_inactive')
  }

  const factors = readFactors(found, user.id, home.secret)
  // A challenge isn't an event of the business; a sign-in is.
  return withoutEvent(call, async (tx) => {
    const entering = { userId: user.id, accountId: account.id, caller, home }
    const entered = await enterWith(tx, factors, entering, call.now)
    if ('session' in entered) {
      const { session } = entered
      const signIn = { user, accountId: account.id, session, device: caller.device, origin: home.origin }
      await announceSignIn(tx, call.now, signIn)
    }
    return entered
  })
}

const whoLogsIn = compiled((db, { plain }: { plain: string }) =>
  userByPlainLogin(db, plain)
    .select([
      'id',
      'login',
      'first_name as firstName',
      'last_name as lastName',
      'password_hash',
      'last_account_id',
    ])
    .select(({ selectFrom, fn, ref }) =>
      fn
        .coalesce(
          ref('last_account_id'),
          selectFrom('memberships')
            .select('account_id')
            .whereRef('user_id', '=', 'users.id')
            .orderBy('created_at')
            .limit(1),
        )
        .as('accountId'),
    ),
)
