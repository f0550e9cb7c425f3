import { Problem } from '@tourdesk/contract/kernel/problem'
import { announce, inTransaction, withoutEvent } from '../kernel/announce.ts'
import { giveBackAttempts, takeAttempts } from '../kernel/attempts.ts'
import { authorize } from '../kernel/authorize.ts'
import type { PersonCall } from '../kernel/call.ts'
import type { Db, Tx } from '../kernel/database.ts'
import type { Product } from '../kernel/product.ts'
import { ownPasswordLimit, secondFactorLimits } from './limits.ts'
import { newChallenge, takeChallenge } from './passkeys/passkeyChallenges.ts'
import { provePassword } from './provePassword.ts'
import { requestOptions } from './relyingParty.ts'
import { factorsOf, methodsOf } from './secondFactor/factorsOf.ts'
import { type Proof, proveFactor } from './secondFactor/proveFactor.ts'

/** How many minutes a session counts as confirmed. */
const confirmedMinutes = 10

/**
 * Guards every call that adds or removes a way to sign in: throws `sign_in_again` (403) unless the person has
 * proved who they are, with every factor they have, in this session and in the last ten minutes.
 */
export async function requireConfirmed(
  { now, sessionId, ...call }: PersonCall,
  db: Db | Tx = call.db,
): Promise<void> {
  const session = await db
    .selectFrom('sessions')
    .select('confirmed_at')
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  const since = session?.confirmed_at?.getTime() ?? Number.NEGATIVE_INFINITY
  if (now.getTime() - since > confirmedMinutes * 60_000) throw new Problem('sign_in_again')
}

/** The factors the caller can confirm with, besides the password. */
export async function startConfirm(
  { actor, db, now }: PersonCall,
  { secret, origin }: Pick<Product, 'secret' | 'origin'>,
) {
  authorize(actor, 'signedIn')
  const factors = await factorsOf(db, actor.userId, secret)
  const methods = methodsOf(factors)
  if (factors.passkeys.length === 0) return { methods, passkey: null }
  const purpose = { purpose: 'confirm', user_id: actor.userId } as const
  const challenge = await withoutEvent({ db }, (tx) => newChallenge(tx, purpose, now))
  return { methods, passkey: requestOptions(challenge, origin, factors.passkeys) }
}

/**
 * Confirms that the caller is still the session's person: with the password, and with the second factor if
 * there is one, even in a browser that skips it at sign-in.
 * Throws a wrong password at its field, `second_factor_wrong` (400), `challenge_over` (409),
 * `too_many_attempts` (429).
 */
export async function confirmSelf(
  call: PersonCall,
  { password, ...proof }: Proof & { password: string },
  { secret, origin }: Pick<Product, 'secret' | 'origin'>,
  address: string,
): Promise<void> {
  const { actor, db, now, sessionId } = call
  authorize(actor, 'signedIn')
  const limits = [ownPasswordLimit(actor.userId), ...secondFactorLimits(address, actor.userId)]
  await takeAttempts(db, limits, now)
  await inTransaction(call, async (tx) => {
    await provePassword(tx, actor.userId, password, 'password')
    const factors = await factorsOf(tx, actor.userId, secret)
    if (factors.isOn) {
      const purpose = { purpose: 'confirm', user_id: actor.userId } as const
      const challenge = proof.assertion
        ? await takeChallenge(tx, proof.assertion.response.clientDataJSON, purpose, now)
        : ''
      await proveFactor(tx, actor.userId, factors, { ...proof, challenge, origin }, now)
    }
    const confirmed = await tx
      .updateTable('sessions')
      .set({ confirmed_at: now })
      .where('id', '=', sessionId)
      .where('revoked_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!confirmed) throw new Problem('not_signed_in')
    const subject = { id: sessionId, name: actor.name, accountId: actor.account._id }
    await announce(tx, call, { name: 'session.confirmed', subject })
  })
  await giveBackAttempts(db, limits)
}
