import type { Tx } from '../kernel/database.ts'
import { insertInto } from '../kernel/insertInto.ts'
import { newId } from '../kernel/newId.ts'
import { rememberedDays, unrememberedHours } from './cookies.ts'
import { hashToken, newToken } from './tokens.ts'

const hour = 3_600_000

export interface StartedSession {
  sessionId: string
  refresh: { token: string; remembered: boolean }
}

/** Starts a session of a user in an account, with its first refresh token. */
export async function startSession(
  tx: Tx,
  user: { userId: string; accountId: string; remembered: boolean },
  now: Date,
): Promise<StartedSession> {
  const sessionId = newId()
  const life = user.remembered ? rememberedDays * 24 * hour : unrememberedHours * hour
  await insertInto(tx, 'sessions', {
    id: sessionId,
    user_id: user.userId,
    account_id: user.accountId,
    is_remembered: user.remembered,
    created_at: now,
    expires_at: new Date(now.getTime() + life),
    revoked_at: null,
  }).execute()
  await tx
    .updateTable('users')
    .set({ last_account_id: user.accountId })
    .where('id', '=', user.userId)
    .execute()
  return {
    sessionId,
    refresh: { token: await addRefreshToken(tx, sessionId, now), remembered: user.remembered },
  }
}

/** Issues another refresh token for a session; only its hash is stored. */
export async function addRefreshToken(tx: Tx, sessionId: string, now: Date): Promise<string> {
  const token = newToken()
  await insertInto(tx, 'refresh_tokens', {
    token_hash: hashToken(token),
    session_id: sessionId,
    created_at: now,
    used_at: null,
  }).execute()
  return token
}
