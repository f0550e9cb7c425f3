import type { AssertionInput, RequestOptions } from '@tourdesk/contract/identity/passkeyShapes'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { withoutEvent } from '../../kernel/announce.ts'
import { forgiveAttempts, takeAttempts } from '../../kernel/attempts.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { VisitorCall } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import type { Product } from '../../kernel/product.ts'
import { chooseAccount, enterableAccounts, works } from '../accounts.ts'
import { announceSignIn } from '../announceSignIn.ts'
import type { Caller } from '../browsers/caller.ts'
import { isBrowserOf } from '../browsers/isBrowserOf.ts'
import { loginLimits, passkeyStartLimits } from '../limits.ts'
import { noteFailure } from '../noteFailure.ts'
import { requestOptions } from '../relyingParty.ts'
import { type StartedSession, startSession } from '../startSession.ts'
import { verifyAssertion } from '../verifyAssertion.ts'
import { newChallenge, takeChallenge } from './passkeyChallenges.ts'

/** Starts a sign-in with a passkey whose owner isn't known yet. Throws `too_many_attempts` (429). */
export async function startPasskeySignIn(
  { actor, db, now }: VisitorCall,
  address: string,
  origin: string,
): Promise<RequestOptions> {
  authorize(actor, 'public')
  await takeAttempts(db, passkeyStartLimits(address), now)
  const purpose = { purpose: 'signIn', user_id: null } as const
  const challenge = await withoutEvent({ db }, (tx) => newChallenge(tx, purpose, now))
  return requestOptions(challenge, origin)
}

/**
 * Signs a user in with a passkey, which is both factors: something they have, unlocked by finger, face or
 * PIN.
 * Throws `passkey_wrong` (400) for any that doesn't sign in, `challenge_over` (409), `user_inactive` or
 * `no_access` (403), `too_many_attempts` (429).
 */
export async function signInWithPasskey(
  call: VisitorCall,
  assertion: AssertionInput,
  caller: Caller,
  { origin }: Pick<Product, 'origin'>,
): Promise<StartedSession> {
  const { actor, db, now } = call
  authorize(actor, 'public')
  const isKnown = await isBrowserOf(db, caller.browserToken, { credentialId: assertion.id })
  const limits = loginLimits(caller.address, `passkey ${assertion.id}`, { isKnown })
  await takeAttempts(db, limits, now)
  const purpose = { purpose: 'signIn', user_id: null } as const
  const { clientDataJSON } = assertion.response
  const challenge = await withoutEvent({ db }, (tx) => takeChallenge(tx, clientDataJSON, purpose, now))
  const entered = await withoutEvent({ db }, async (tx) => {
    const user = await lockOwner(tx, assertion.id)
    const isRight = user && (await verifyAssertion(tx, user.id, { assertion, challenge, origin }, now))
    if (!isRight) return { user, refused: 'passkey_wrong' as const }
    const accounts = await enterableAccounts(tx, user.id)
    const account = chooseAccount(accounts, user.accountId)
    if (!account || !works(account))
      return { user, refused: account ? ('no_access' as const) : ('user_inactive' as const) }
    const session = await startSession(
      tx,
      { userId: user.id, accountId: account.id, caller, isConfirmed: true },
      now,
    )
    const signIn = { user, accountId: account.id, session, by: 'passkey' } as const
    await announceSignIn(tx, now, { ...signIn, device: caller.device, origin })
    return { session }
  })
  if (entered.session === undefined) {
    await noteFailure(call, entered.user ?? null, '', caller.address)
    throw new Problem(entered.refused)
  }
  await forgiveAttempts(db, limits)
  return entered.session
}

/** The passkey's owner, locked; none if it doesn't sign in without the password. */
function lockOwner(tx: Tx, credentialId: string) {
  return tx
    .selectFrom('users')
    .select([
      'id',
      'login',
      'first_name as firstName',
      'last_name as lastName',
      'last_account_id as accountId',
    ])
    .where('deleted_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('passkeys')
          .select('passkeys.id')
          .whereRef('passkeys.user_id', '=', 'users.id')
          .where('credential_id', '=', Buffer.from(credentialId, 'base64url'))
          .where('signs_in_alone', '=', true),
      ),
    )
    .forUpdate()
    .executeTakeFirst()
}
