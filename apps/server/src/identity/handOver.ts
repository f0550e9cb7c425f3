import type { DomainEvent } from '@tourdesk/domain/activity/events'
import type { Tx } from '../kernel/database.ts'
import { enterableAccounts, works } from './accounts.ts'
import { endInvitesOf } from './invites/endInvitesOf.ts'
import type { PasswordHash } from './password.ts'
import { dropChallenges } from './secondFactor/enter.ts'
import { dropFactors } from './secondFactor/ownFactors.ts'
import { endSessions } from './sessions.ts'

/** Who chose a login's email or password. */
type ChosenBy =
  /** The login's own person, with the old password; keeps this session. */
  | { by: 'self'; sessionId: string; passwordHash: PasswordHash }
  /** A colleague of higher rank; the hash is null if only the email is new. */
  | { by: 'colleague'; passwordHash: PasswordHash | null }
  /** Whoever followed the link mailed to its address. */
  | { by: 'mail'; passwordHash: PasswordHash }
  /** Whoever sets up the product. */
  | { by: 'setUp'; passwordHash: PasswordHash }

/**
 * Gives a login to whoever chose its email or password, and takes it from whoever had it before. The only
 * function that changes `password_hash` or `proven_at` of an existing user.
 *
 * | Chosen by | Proven | Sessions | Earlier factors |
 * |---|---|---|---|
 * | self | as before | others end | stay |
 * | a colleague | no | end with a new password | stay, but no passkey signs in alone |
 * | mail | from now on | end | stay if it was proven; else as by a colleague, or removed if they work nowhere |
 * | set-up | no | end | removed |
 *
 * Reset links and half-finished sign-ins always end. Removing factors also forgets browsers and ends open
 * invites.
 * @returns what else happened, to be announced with the verb's own event
 */
export async function handOver(tx: Tx, userId: string, chosen: ChosenBy, now: Date): Promise<DomainEvent[]> {
  const { passwordHash, by } = chosen
  const before = await lockHolder(tx, userId)
  await tx
    .updateTable('users')
    .set({
      ...(passwordHash !== null && { password_hash: passwordHash }),
      ...(by !== 'self' && { proven_at: by === 'mail' ? now : null }),
      updated_at: now,
    })
    .where('id', '=', userId)
    .execute()
  if (passwordHash !== null)
    await endSessions(tx, userId, now, chosen.by === 'self' ? chosen.sessionId : undefined)
  await dropResets(tx, userId, now)
  if (by === 'self' || (by === 'mail' && before.isProven)) return []
  if (by === 'setUp' || (by === 'mail' && !before.works)) return forget(tx, userId, now)
  await tx.updateTable('passkeys').set({ signs_in_alone: false }).where('user_id', '=', userId).execute()
  return []
}

/** Facts about the login's current holder; locks the user. */
async function lockHolder(tx: Tx, userId: string) {
  const user = await tx
    .selectFrom('users')
    .select('proven_at')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const accounts = await enterableAccounts(tx, userId)
  return { isProven: user.proven_at !== null, works: accounts.some(works) }
}

/** Forgets the former holder: removes their factors and browsers, and ends the invites they sent. */
async function forget(tx: Tx, userId: string, now: Date): Promise<DomainEvent[]> {
  await dropFactors(tx, userId)
  await tx.deleteFrom('passkey_challenges').where('user_id', '=', userId).execute()
  await tx.deleteFrom('known_browsers').where('user_id', '=', userId).execute()
  return endInvitesOf(tx, userId, 'all', now)
}

/** Ends all of a user's open reset links and half-finished sign-ins. */
async function dropResets(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute()
  await dropChallenges(tx, userId)
}
