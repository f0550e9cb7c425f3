import type { RequestOptions } from '@tourdesk/contract/identity/passkeyShapes'
import type { Tx } from '../../kernel/database.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import type { Product } from '../../kernel/product.ts'
import { requestOptions } from '../relyingParty.ts'
import { type Entering, type StartedSession, startSession } from '../startSession.ts'
import { hashToken, newToken } from '../tokens.ts'
import { type Factors, factorsOf, methodsOf } from './factorsOf.ts'

/** Minutes until a challenge expires. */
const challengeMinutes = 5

/** The second factor asked for before the session starts. */
export interface Challenge {
  challenge: string
  methods: ReturnType<typeof methodsOf>
  /** The browser's options for signing this challenge with a passkey; null without one. */
  passkey: RequestOptions | null
  expiresAt: Date
}

/** A new session, or a second factor to prove first. */
export type Entered = { session: StartedSession } | { secondFactor: Challenge }

/**
 * Starts a session after the right password or a mailed link, unless the user has a second factor and the
 * browser isn't trusted. A trusted browser's session isn't confirmed: that takes the factor.
 */
export async function enter(tx: Tx, entering: EnteringFrom, now: Date): Promise<Entered> {
  const factors = await factorsOf(tx, entering.userId, entering.home.secret)
  return enterWith(tx, factors, entering, now)
}

type EnteringFrom = Omit<Entering, 'isConfirmed'> & { home: Pick<Product, 'origin' | 'secret'> }

/** Like `enter`, with the user's factors already loaded. */
export async function enterWith(
  tx: Tx,
  factors: Factors,
  { home, ...entering }: EnteringFrom,
  now: Date,
): Promise<Entered> {
  if (!factors.isOn) return { session: await startSession(tx, { ...entering, isConfirmed: true }, now) }
  if (await isTrusted(tx, entering, now))
    return { session: await startSession(tx, { ...entering, isConfirmed: false }, now) }
  return { secondFactor: await ask(tx, entering, factors, home.origin, now) }
}

async function isTrusted(tx: Tx, { userId, caller }: Pick<Entering, 'userId' | 'caller'>, now: Date) {
  if (caller.browserToken === undefined) return false
  const trusted = await tx
    .selectFrom('known_browsers')
    .select('id')
    .where('user_id', '=', userId)
    .where('token_hash', '=', hashToken(caller.browserToken))
    .where('trusted_until', '>', now)
    .executeTakeFirst()
  return trusted !== undefined
}

async function ask(
  tx: Tx,
  { userId, accountId }: Pick<Entering, 'userId' | 'accountId'>,
  factors: Factors,
  origin: string,
  now: Date,
): Promise<Challenge> {
  const challenge = newToken()
  const expiresAt = new Date(now.getTime() + challengeMinutes * 60_000)
  await insertInto(tx, 'login_challenges', {
    token_hash: hashToken(challenge),
    user_id: userId,
    account_id: accountId,
    tries: 0,
    created_at: now,
    expires_at: expiresAt,
    used_at: null,
  }).execute()
  const passkey = factors.passkeys.length > 0 ? requestOptions(challenge, origin, factors.passkeys) : null
  return { challenge, methods: methodsOf(factors), passkey, expiresAt }
}

/** Ends the half-finished sign-ins of a user whose password or second factor has changed. */
export async function dropChallenges(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('login_challenges').where('user_id', '=', userId).execute()
}
