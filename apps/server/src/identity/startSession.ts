import type { Tx } from '../kernel/database.ts'
import { insertInto } from '../kernel/insertInto.ts'
import { newId } from '../kernel/newId.ts'
import type { Caller } from './browsers/caller.ts'
import { knowBrowser } from './browsers/knowBrowser.ts'
import { rememberedDays, unrememberedHours } from './cookies.ts'
import { hashToken, newToken } from './tokens.ts'

const hour = 3_600_000

export interface StartedSession {
  sessionId: string
  refresh: { token: string; remembered: boolean }
  /** The cookie by which we know the browser again. */
  browserToken: string
  /** The user has signed in before, but not from this browser. */
  isNewBrowser: boolean
}

/** Who signs in where. */
export interface Entering {
  userId: string
  accountId: string
  caller: Caller
  /** They have just proved who they are with every factor they have. */
  isConfirmed: boolean
}

/** Starts a session of a user in an account, with its first refresh token. */
export async function startSession(
  tx: Tx,
  { userId, accountId, caller, isConfirmed }: Entering,
  now: Date,
): Promise<StartedSession> {
  const sessionId = newId()
  const life = caller.remembered ? rememberedDays * 24 * hour : unrememberedHours * hour
  const browser = await knowBrowser(tx, userId, caller.browserToken, now)
  await insertInto(tx, 'sessions', {
    id: sessionId,
    user_id: userId,
    account_id: accountId,
    browser_id: browser.id,
    is_remembered: caller.remembered,
    device: caller.device,
    address: caller.address,
    created_at: now,
    last_used_at: now,
    confirmed_at: isConfirmed ? now : null,
    expires_at: new Date(now.getTime() + life),
    revoked_at: null,
  }).execute()
  await tx.updateTable('users').set({ last_account_id: accountId }).where('id', '=', userId).execute()
  return {
    sessionId,
    refresh: { token: await addRefreshToken(tx, sessionId, now), remembered: caller.remembered },
    browserToken: browser.token,
    isNewBrowser: browser.isNew,
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
