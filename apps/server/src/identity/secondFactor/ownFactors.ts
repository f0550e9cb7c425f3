import type { OwnFactors } from '@tourdesk/contract/identity/secondFactor'
import { fieldProblem, Problem } from '@tourdesk/contract/kernel/problem'
import type { EventName, MailRequest } from '@tourdesk/domain/activity/events'
import { announce, inTransaction, withoutEvent } from '../../kernel/announce.ts'
import { giveBackAttempts, takeAttempt } from '../../kernel/attempts.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { PersonCall } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import type { SecurityNews } from '../../outbox/mails/securityMail.ts'
import { distrustBrowsers } from '../browsers/distrustBrowsers.ts'
import { requireConfirmed } from '../confirmed.ts'
import { findDemands } from '../demands/findDemands.ts'
import { ownFactorLimit } from '../limits.ts'
import { warningsOf } from '../warnUser.ts'
import { dropChallenges } from './enter.ts'
import { factorsOf } from './factorsOf.ts'
import { replaceCodes } from './recoveryCodes.ts'
import { newTotpSecret, seal, showTotpSecret, stepOfCode, unseal } from './totpSecrets.ts'

/** The settings that the verbs need besides the call. */
export interface FactorHome {
  secret: string
  origin: string
  device: string
}

/** The caller's second factors. */
export async function findOwnFactors({ db, actor }: PersonCall, secret: string): Promise<OwnFactors> {
  const { isOn, app, passkeys, recoveryCodesLeft } = await factorsOf(db, actor.userId, secret)
  return {
    isOn,
    app: app && { addedAt: app.addedAt.toISOString(), isReadable: app.secret !== null },
    passkeys: passkeys.length,
    recoveryCodesLeft,
  }
}

/**
 * Starts setting up an authenticator app, which counts only after its first code; an older app works until
 * then.
 * Throws `sign_in_again` (403).
 */
export async function startApp(call: PersonCall, { secret: sessionSecret }: FactorHome, issuer: string) {
  const { actor, db } = call
  authorize(actor, 'works')
  await requireConfirmed(call)
  const secret = newTotpSecret()
  const pending = seal(secret, actor.userId, sessionSecret)
  const user = await withoutEvent({ db }, async (tx) => {
    await lockSelf(tx, actor.userId)
    await insertInto(tx, 'totp_secrets', {
      user_id: actor.userId,
      secret: null,
      pending,
      last_step: null,
      added_at: null,
    })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ pending }))
      .execute()
    return tx.selectFrom('users').select('login').where('id', '=', actor.userId).executeTakeFirstOrThrow()
  })
  return showTotpSecret(secret, issuer, user.login)
}

/**
 * Switches the app on with its first code, replacing an older one. Returns the recovery codes that come with
 * the first second factor, else none.
 * Throws a wrong code at its field (400), `sign_in_again` (403), `challenge_over` (409) if no set-up is open.
 */
export async function confirmApp(call: PersonCall, code: string, home: FactorHome): Promise<string[]> {
  const { actor, db, now } = call
  authorize(actor, 'works')
  await requireConfirmed(call)
  const limit = ownFactorLimit(actor.userId)
  await takeAttempt(db, limit, now)
  const codes = await inTransaction(call, async (tx) => {
    await lockSelf(tx, actor.userId)
    const row = await tx
      .selectFrom('totp_secrets')
      .select('pending')
      .where('user_id', '=', actor.userId)
      .executeTakeFirst()
    const pending = row?.pending && unseal(row.pending, actor.userId, home.secret)
    if (!row?.pending || !pending) throw new Problem('challenge_over')
    const step = stepOfCode(pending, code, now, null)
    if (step === null) throw fieldProblem([{ field: 'code', code: 'second_factor_wrong' }])
    const { isOn } = await factorsOf(tx, actor.userId, home.secret)
    await tx
      .updateTable('totp_secrets')
      .set({ secret: row.pending, pending: null, last_step: step, added_at: now })
      .where('user_id', '=', actor.userId)
      .execute()
    const made = await countIn(tx, call, { isFirst: !isOn })
    await tell(tx, call, 'user.secondFactorAdded', await warn(tx, call, 'appAdded', home))
    return made
  })
  await giveBackAttempts(db, [limit])
  return codes
}

/**
 * Makes a factor just added count: ends half-finished sign-ins, and other sessions confirmed without it are
 * no longer confirmed. The user's row must be locked. Returns the recovery codes that come with the first
 * factor, else none.
 */
export async function countIn(
  tx: Tx,
  { actor, sessionId, now }: PersonCall,
  { isFirst }: { isFirst: boolean },
): Promise<string[]> {
  await dropChallenges(tx, actor.userId)
  await tx
    .updateTable('sessions')
    .set({ confirmed_at: null })
    .where('user_id', '=', actor.userId)
    .where('id', '!=', sessionId)
    .where('confirmed_at', 'is not', null)
    .execute()
  if (!isFirst) return []
  await tx.updateTable('users').set({ second_factor_at: now }).where('id', '=', actor.userId).execute()
  return replaceCodes(tx, actor.userId, now)
}

/**
 * Switches the app off, and with the last second factor deletes the recovery codes.
 * Throws `sign_in_again` (403), `not_found` (404).
 */
export async function removeApp(call: PersonCall, home: FactorHome): Promise<void> {
  const { actor } = call
  authorize(actor, 'works')
  await requireConfirmed(call)
  await inTransaction(call, async (tx) => {
    await lockSelf(tx, actor.userId)
    const gone = await tx
      .deleteFrom('totp_secrets')
      .where('user_id', '=', actor.userId)
      .where('secret', 'is not', null)
      .returning('user_id')
      .executeTakeFirst()
    if (!gone) throw new Problem('not_found')
    await dropIfLast(tx, actor.userId, home.secret)
    await tell(tx, call, 'user.secondFactorRemoved', await warn(tx, call, 'factorRemoved', home))
  })
}

/**
 * Replaces the recovery codes with ten new ones.
 * Throws `sign_in_again` (403), `not_found` (404) without a second factor.
 */
export async function makeRecoveryCodes(call: PersonCall, home: FactorHome): Promise<string[]> {
  const { actor, now } = call
  authorize(actor, 'works')
  await requireConfirmed(call)
  return inTransaction(call, async (tx) => {
    await lockSelf(tx, actor.userId)
    const { isOn } = await factorsOf(tx, actor.userId, home.secret)
    if (!isOn) throw new Problem('not_found')
    const codes = await replaceCodes(tx, actor.userId, now)
    await tell(tx, call, 'user.recoveryCodesMade', await warn(tx, call, 'recoveryCodesMade', home))
    return codes
  })
}

/**
 * Removes all second factors of a user, with the trust in browsers and the half-finished sign-ins. The user's
 * row must be locked. Returns whether there were any.
 */
export async function dropFactors(tx: Tx, userId: string): Promise<boolean> {
  const gone = await tx
    .updateTable('users')
    .set({ second_factor_at: null })
    .where('id', '=', userId)
    .where('second_factor_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  await tx.deleteFrom('totp_secrets').where('user_id', '=', userId).execute()
  await tx.deleteFrom('passkeys').where('user_id', '=', userId).execute()
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await distrustBrowsers(tx, userId, { except: null })
  await dropChallenges(tx, userId)
  return gone !== undefined
}

/**
 * Cleans up after one factor was removed: ends half-finished sign-ins, and after the last one everything that
 * came with it.
 * Throws `second_factor_kept` (409) if an account of theirs requires one.
 */
export async function dropIfLast(tx: Tx, userId: string, sessionSecret: string): Promise<void> {
  const { isOn } = await factorsOf(tx, userId, sessionSecret)
  if (isOn) return dropChallenges(tx, userId)
  const { factorSince } = await findDemands(tx, userId)
  if (factorSince) throw new Problem('second_factor_kept')
  await dropFactors(tx, userId)
}

/**
 * Locks the caller before any of their factors, so that nothing else changes those in the meantime. Rows that
 * refer to the user can still be written, so a transaction that has written one can't deadlock with this.
 */
export async function lockSelf(tx: Tx, userId: string): Promise<void> {
  const self = tx.selectFrom('users').select('id').where('id', '=', userId)
  await self.forNoKeyUpdate().executeTakeFirstOrThrow()
}

function warn(tx: Tx, { actor, now }: PersonCall, news: SecurityNews, { device, origin }: FactorHome) {
  return warningsOf(tx, { userId: actor.userId, news, device, origin }, now)
}

type FactorEvent = Extract<
  EventName,
  'user.secondFactorAdded' | 'user.secondFactorRemoved' | 'user.recoveryCodesMade'
>

async function tell(tx: Tx, call: PersonCall, name: FactorEvent, mails: MailRequest[]): Promise<void> {
  const { userId, account, name: who } = call.actor
  await announce(tx, call, { name, subject: { id: userId, name: who, accountId: account._id }, mails })
}
