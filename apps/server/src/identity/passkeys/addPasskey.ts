import type { CreationOptions } from '@tourdesk/contract/identity/passkeyShapes'
import type { passkeys } from '@tourdesk/contract/identity/passkeys'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { checkPasskeyName } from '@tourdesk/domain/identity/checkPasskeyName'
import type { z } from 'zod'
import { announce, inTransaction, withoutEvent } from '../../kernel/announce.ts'
import { giveBackAttempts, takeAttempt } from '../../kernel/attempts.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { PersonCall } from '../../kernel/call.ts'
import { acceptFields } from '../../kernel/decide.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import { newId } from '../../kernel/newId.ts'
import { requireConfirmed } from '../confirmed.ts'
import { ownFactorLimit } from '../limits.ts'
import { credentialOf, partyIdOf, partyName, timeoutMs } from '../relyingParty.ts'
import { factorsOf } from '../secondFactor/factorsOf.ts'
import { countIn, type FactorHome, lockSelf } from '../secondFactor/ownFactors.ts'
import { nameOf } from '../users/store.ts'
import { warningsOf } from '../warnUser.ts'
import { newChallenge, takeChallenge } from './passkeyChallenges.ts'

/** Signatures that every server of ours can check: Ed25519, ECDSA with P-256, RSA. */
const algorithms = [-8, -7, -257]

type NewPasskey = z.output<(typeof passkeys)['add']['body']>

/** Starts adding a passkey: returns what the browser needs to create one. Throws `sign_in_again` (403). */
export async function startPasskey(
  call: PersonCall,
  { secret, origin }: FactorHome,
): Promise<CreationOptions> {
  const { actor, db, now } = call
  authorize(actor, 'works')
  await requireConfirmed(call)
  return withoutEvent({ db }, async (tx) => {
    const { login, ...names } = await tx
      .selectFrom('users')
      .select(['login', 'first_name as firstName', 'last_name as lastName'])
      .where('id', '=', actor.userId)
      .executeTakeFirstOrThrow()
    const { passkeys: known } = await factorsOf(tx, actor.userId, secret)
    const id = Buffer.from(actor.userId).toString('base64url')
    return {
      rp: { id: partyIdOf(origin), name: partyName },
      user: { id, name: login, displayName: nameOf({ login, ...names }) },
      challenge: await newChallenge(tx, { purpose: 'add', user_id: actor.userId }, now),
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
      timeout: timeoutMs,
      excludeCredentials: known.map(credentialOf),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    }
  })
}

/**
 * Adds the passkey a browser created. Returns the recovery codes that come with the first second factor, else
 * none.
 * Throws a missing name at its field and `passkey_unreadable` (400), `passkey_known` and `challenge_over`
 * (409), `sign_in_again` (403), `too_many_attempts` (429).
 */
export async function addPasskey(
  call: PersonCall,
  { name, attestation }: NewPasskey,
  { secret, origin, device }: FactorHome,
): Promise<string[]> {
  const { actor, db, now } = call
  authorize(actor, 'works')
  await requireConfirmed(call)
  acceptFields(checkPasskeyName({ name }))
  const limit = ownFactorLimit(actor.userId)
  await takeAttempt(db, limit, now)
  const codes = await inTransaction(call, async (tx) => {
    await lockSelf(tx, actor.userId)
    const purpose = { purpose: 'add', user_id: actor.userId } as const
    const challenge = await takeChallenge(tx, attestation.response.clientDataJSON, purpose, now)
    const credential = await readCredential(attestation, challenge, origin)
    if (!credential) throw new Problem('passkey_unreadable')
    const { isOn } = await factorsOf(tx, actor.userId, secret)
    const added = await insertInto(tx, 'passkeys', {
      id: newId(),
      user_id: actor.userId,
      credential_id: Buffer.from(credential.id, 'base64url'),
      public_key: Buffer.from(credential.publicKey),
      sign_count: credential.counter,
      transports: attestation.response.transports,
      name,
      signs_in_alone: true,
      added_at: now,
      last_used_at: null,
    })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw new Problem('passkey_known')
    const made = await countIn(tx, call, { isFirst: !isOn })
    const warned = { userId: actor.userId, news: 'passkeyAdded', device, origin } as const
    await announce(tx, call, {
      name: 'user.passkeyAdded',
      subject: { id: actor.userId, name: actor.name, accountId: actor.account._id },
      facts: { name },
      mails: await warningsOf(tx, warned, now),
    })
    return made
  })
  await giveBackAttempts(db, [limit])
  return codes
}

/** The new passkey's id and public key; null unless it's for this challenge and site, and the person was verified. */
async function readCredential(attestation: NewPasskey['attestation'], challenge: string, origin: string) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...attestation, response: { ...attestation.response, transports: [] } },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: partyIdOf(origin),
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    return verified ? registrationInfo.credential : null
  } catch {
    // The library throws for every kind of wrong answer.
    return null
  }
}
