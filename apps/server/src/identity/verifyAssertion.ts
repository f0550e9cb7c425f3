import type { AssertionInput } from '@tourdesk/contract/identity/passkeyShapes'
import type { Tx } from '../kernel/database.ts'
import type { Passkeys } from '../schema/accounts.ts'
import { partyIdOf } from './relyingParty.ts'

/** The challenge a passkey was asked to sign, and for which site. */
export interface Asked {
  challenge: string
  origin: string
}

/**
 * Checks a signature of one of the user's passkeys, and stores its counter. The user's row must be locked.
 * Returns whether it's right: one of their passkeys, our challenge, our site, the person verified, and a
 * counter that didn't go back, as a copy's would.
 */
export async function verifyAssertion(
  tx: Tx,
  userId: string,
  { assertion, challenge, origin }: Asked & { assertion: AssertionInput },
  now: Date,
): Promise<boolean> {
  const passkey = await tx
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .where('credential_id', '=', Buffer.from(assertion.id, 'base64url'))
    .executeTakeFirst()
  if (!passkey || !isOf(userId, assertion)) return false
  const count = await newCount(passkey, { assertion, challenge, origin })
  if (count === null) return false
  await tx
    .updateTable('passkeys')
    .set({ sign_count: count, last_used_at: now })
    .where('id', '=', passkey.id)
    .execute()
  return true
}

/** The authenticator's count if the signature is right, else null. */
async function newCount(
  passkey: Pick<Passkeys, 'credential_id' | 'public_key' | 'sign_count'>,
  { assertion, challenge, origin }: Asked & { assertion: AssertionInput },
): Promise<number | null> {
  // Loaded when first needed: most sign-ins have no passkey.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    const { userHandle, ...response } = assertion.response
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, response: { ...response, ...(userHandle && { userHandle }) } },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: partyIdOf(origin),
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id.toString('base64url'),
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.sign_count,
      },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    // The library throws for every kind of wrong answer, and uses neither database nor network.
    return null
  }
}

/** True unless the authenticator names another user; only some of them keep the user's id. */
function isOf(userId: string, { response: { userHandle } }: AssertionInput): boolean {
  return userHandle === undefined || Buffer.from(userHandle, 'base64url').toString() === userId
}
