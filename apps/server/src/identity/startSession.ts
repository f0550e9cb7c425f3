import { compiled } from '../kernel/compiled.ts'
import type { Tx } from '../kernel/database.ts'
import { insertInto } from '../kernel/insertInto.ts'
import { newId } from '../kernel/newId.ts'
import { ask } from '../kernel/question.ts'
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

/** The user who signs in, and where. */
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
  const token = newToken()
  await ask(
    tx,
    startedSession({
      sessionId,
      userId,
      accountId,
      browserId: browser.id,
      remembered: caller.remembered,
      device: caller.device,
      address: caller.address,
      now,
      confirmedAt: isConfirmed ? now : null,
      expiresAt: new Date(now.getTime() + life),
      tokenHash: hashToken(token),
    }),
  )
  return {
    sessionId,
    refresh: { token, remembered: caller.remembered },
    browserToken: browser.token,
    isNewBrowser: browser.isNew,
  }
}

interface NewSession {
  sessionId: string
  userId: string
  accountId: string
  browserId: string
  remembered: boolean
  device: string
  address: string
  now: Date
  confirmedAt: Date | null
  expiresAt: Date
  tokenHash: Buffer
}

/** Writes a session, its first refresh token and the account the next one starts in, in one statement. */
const startedSession = compiled((builder, made: NewSession) =>
  insertInto(
    builder
      .with('started', (also) =>
        insertInto(also, 'sessions', {
          id: made.sessionId,
          user_id: made.userId,
          account_id: made.accountId,
          browser_id: made.browserId,
          is_remembered: made.remembered,
          device: made.device,
          address: made.address,
          created_at: made.now,
          last_used_at: made.now,
          confirmed_at: made.confirmedAt,
          expires_at: made.expiresAt,
          revoked_at: null,
        }),
      )
      .with('moved', (also) =>
        also
          .updateTable('users')
          .set({ last_account_id: made.accountId })
          .where('id', '=', made.userId)
          .where('last_account_id', 'is distinct from', made.accountId),
      ),
    'refresh_tokens',
    { token_hash: made.tokenHash, session_id: made.sessionId, created_at: made.now, used_at: null },
  ),
)

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
