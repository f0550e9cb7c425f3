import { Problem } from '@tourdesk/contract/kernel/problem'
import { isIdleOver } from '@tourdesk/domain/identity/demands'
import { announce, withoutEvent } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { VisitorCall } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { findDemands } from './demands/findDemands.ts'
import { timeOut } from './demands/timeOut.ts'
import { addRefreshToken } from './startSession.ts'
import { hashToken } from './tokens.ts'
import { nameOf } from './users/store.ts'

/** Two tabs may send the same token at once; within this time that isn't treated as theft. */
const graceMs = 10_000

export interface Refreshed {
  sessionId: string
  /** Missing within the grace time, when another tab already has the new token. */
  refresh?: { token: string; remembered: boolean }
}

/**
 * Exchanges a refresh token for the next one; reusing an old token later ends the whole session.
 * Throws `not_signed_in` (401).
 */
export async function refreshSession(call: VisitorCall, token: string | undefined): Promise<Refreshed> {
  authorize(call.actor, 'public')
  const refreshed = await withoutEvent(call, (tx) => exchange(tx, call.now, token))
  if (!refreshed) throw new Problem('not_signed_in')
  return refreshed
}

async function exchange(tx: Tx, now: Date, token: string | undefined): Promise<Refreshed | null> {
  if (!token) return null
  const found = await tx
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'refresh_tokens.used_at',
      'sessions.id',
      'sessions.is_remembered',
      'sessions.account_id',
      'sessions.last_used_at',
      'users.id as userId',
      'users.login',
      'users.first_name as firstName',
      'users.last_name as lastName',
    ])
    .where('token_hash', '=', hashToken(token))
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where('users.deleted_at', 'is', null)
    .forUpdate('refresh_tokens')
    .executeTakeFirst()
  if (!found) return null
  if (isIdleOver(await findDemands(tx, found.userId), found.last_used_at, now)) {
    const { id, userId, account_id: accountId } = found
    await timeOut(tx, { id, userId, userName: nameOf(found), accountId }, now)
    return null
  }
  if (found.used_at) {
    if (now.getTime() - found.used_at.getTime() <= graceMs) return { sessionId: found.id }
    await tx.updateTable('sessions').set({ revoked_at: now }).where('id', '=', found.id).execute()
    const actor = { kind: 'person', userId: found.userId, name: nameOf(found) } as const
    const subject = { id: found.id, name: found.login, accountId: found.account_id }
    await announce(tx, { actor, now }, { name: 'session.stolen', subject })
    return null
  }
  await tx
    .updateTable('refresh_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .execute()
  const next = await addRefreshToken(tx, found.id, now)
  return { sessionId: found.id, refresh: { token: next, remembered: found.is_remembered } }
}
