import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Tx } from '../../kernel/database.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import type { PasskeyChallenges } from '../../schema/accounts.ts'
import { timeoutMs } from '../relyingParty.ts'
import { newToken } from '../tokens.ts'

/** A challenge's purpose and user; a sign-in has no user yet. */
type Purpose = Pick<PasskeyChallenges, 'purpose' | 'user_id'>

/** A new challenge for a passkey to sign, good once and for five minutes. */
export async function newChallenge(tx: Tx, purpose: Purpose, now: Date): Promise<string> {
  const challenge = newToken()
  const expires = new Date(now.getTime() + timeoutMs)
  await insertInto(tx, 'passkey_challenges', { challenge, ...purpose, expires_at: expires }).execute()
  return challenge
}

/**
 * Uses up the challenge that was signed; only one of two simultaneous calls succeeds.
 * Throws `challenge_over` (409) if it's used, expired, made up, or was issued to someone else or for another
 * purpose.
 */
export async function takeChallenge(
  tx: Tx,
  clientDataJSON: string,
  { purpose, user_id }: Purpose,
  now: Date,
): Promise<string> {
  const taken = await tx
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challengeIn(clientDataJSON))
    .where('purpose', '=', purpose)
    .where((eb) => (user_id === null ? eb('user_id', 'is', null) : eb('user_id', '=', user_id)))
    .where('expires_at', '>', now)
    .returning('challenge')
    .executeTakeFirst()
  if (!taken) throw new Problem('challenge_over')
  return taken.challenge
}

/** The challenge that a browser says was signed; empty if it can't be read. */
function challengeIn(clientDataJSON: string): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    const { challenge } = data as { challenge?: unknown }
    return typeof challenge === 'string' && !challenge.includes('\0') ? challenge : ''
  } catch {
    return ''
  }
}
