import { Problem } from '@tourdesk/contract/kernel/problem'
import { announce, inTransaction, withoutEvent } from '../../kernel/announce.ts'
import { giveBackAttempts, hasAttemptsLeft, takeAttempts } from '../../kernel/attempts.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { VisitorCall } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { newId } from '../../kernel/newId.ts'
import type { Product } from '../../kernel/product.ts'
import { enterableAccounts, works } from '../accounts.ts'
import { announceSignIn } from '../announceSignIn.ts'
import type { Caller } from '../browsers/caller.ts'
import { trustBrowser } from '../browsers/trustBrowser.ts'
import { loggedFailuresLimit, secondFactorLimits } from '../limits.ts'
import { type StartedSession, startSession } from '../startSession.ts'
import { hashToken } from '../tokens.ts'
import { factorsOf } from './factorsOf.ts'
import { type Proof, proveFactor } from './proveFactor.ts'

const mostTries = 5

/**
 * Finishes a sign-in with the second factor. `trusts`: don't ask this browser for it again for 30 days.
 * Throws `second_factor_wrong` (400); `challenge_over` (409) if it was answered, has expired or had five
 * tries, or if the password or a factor has changed since; `user_inactive` (403), `too_many_attempts` (429).
 */
export async function answerChallenge(
  call: VisitorCall,
  { challenge, trusts, ...proof }: Proof & { challenge: string; trusts: boolean },
  caller: Caller,
  home: Pick<Product, 'origin' | 'secret'>,
): Promise<StartedSession> {
  authorize(call.actor, 'public')
  const { now, db } = call
  const asked = await takeTry(call, challenge)
  const limits = secondFactorLimits(caller.address, asked.user_id)
  await takeAttempts(db, limits, now)
  const session = await inTransaction(call, async (tx) => {
    // Locked until the end, so that nobody removes the factor and no second call uses the same code.
    const user = await tx
      .selectFrom('users')
      .select(['id', 'login', 'first_name as firstName', 'last_name as lastName'])
      .where('id', '=', asked.user_id)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!user || !(await closeChallenge(tx, challenge, now))) throw new Problem('challenge_over')
    const factors = await factorsOf(tx, asked.user_id, home.secret)
    if (!factors.isOn) throw new Problem('challenge_over')
    const account = (await enterableAccounts(tx, asked.user_id)).find(({ id }) => id === asked.account_id)
    if (!account || !works(account)) throw new Problem('user_inactive')
    const method = await proveFactor(
      tx,
      asked.user_id,
      factors,
      { ...proof, challenge, origin: home.origin },
      now,
    )
    const entering = { userId: asked.user_id, accountId: account.id, caller, isConfirmed: true }
    const started = await startSession(tx, entering, now)
    if (trusts) started.browserToken = await trustBrowser(tx, asked.user_id, started.browserToken, now)
    const signedIn = { user, accountId: account.id, session: started, by: method }
    await announceSignIn(tx, now, { ...signedIn, device: caller.device, origin: home.origin })
    return started
  }).catch(async (error: unknown) => {
    if (error instanceof Problem && error.code === 'second_factor_wrong')
      await noteFailure(call, asked, caller.address)
    throw error
  })
  await giveBackAttempts(db, limits)
  return session
}

/** Logs a wrong second factor like a wrong password, up to a limit per minute. */
async function noteFailure(
  call: VisitorCall,
  asked: { user_id: string; account_id: string },
  address: string,
): Promise<void> {
  if (!(await hasAttemptsLeft(call.db, loggedFailuresLimit, call.now))) return
  await inTransaction(call, async (tx) => {
    const { login } = await tx
      .selectFrom('users')
      .select('login')
      .where('id', '=', asked.user_id)
      .executeTakeFirstOrThrow()
    const subject = { id: newId(), name: login, accountId: asked.account_id }
    const actor = { kind: 'visitor', name: login } as const
    await announce(
      tx,
      { actor, now: call.now },
      { name: 'session.factorFailed', subject, facts: { address } },
    )
  })
}

/** Counts a try in its own transaction, so that a wrong code counts too. Throws `challenge_over` (409). */
async function takeTry({ db, now }: VisitorCall, challenge: string) {
  const asked = await withoutEvent({ db }, (tx) =>
    tx
      .updateTable('login_challenges')
      .set((eb) => ({ tries: eb('tries', '+', 1) }))
      .where('token_hash', '=', hashToken(challenge))
      .where('tries', '<', mostTries)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning(['user_id', 'account_id'])
      .executeTakeFirst(),
  )
  if (!asked) throw new Problem('challenge_over')
  return asked
}

/** Uses up the challenge; only one of two simultaneous calls succeeds. */
async function closeChallenge(tx: Tx, challenge: string, now: Date): Promise<boolean> {
  const closed = await tx
    .updateTable('login_challenges')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(challenge))
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return closed !== undefined
}
