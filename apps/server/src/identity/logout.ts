import { announce, inTransaction, unchanged } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { VisitorCall } from '../kernel/call.ts'
import type { Db } from '../kernel/database.ts'
import { hashToken } from './tokens.ts'
import { nameOf } from './users/store.ts'

/** What identifies a browser's session: the access cookie for minutes, the refresh cookie for days. */
export interface KnownSession {
  sessionId: string | null
  refresh: string | undefined
}

/** Ends a session, so that its cookies are useless. Does nothing for one that's already over. */
export async function logout(call: VisitorCall, known: KnownSession): Promise<void> {
  authorize(call.actor, 'public')
  const ids = [known.sessionId, await sessionOfToken(call.db, known.refresh)].filter((id) => id !== null)
  if (ids.length === 0) return
  await inTransaction(call, async (tx) => {
    const ended = await tx
      .updateTable('sessions')
      .from('users')
      .set({ revoked_at: call.now })
      .whereRef('users.id', '=', 'sessions.user_id')
      .where('sessions.id', 'in', ids)
      .where('revoked_at', 'is', null)
      .returning(['sessions.id', 'user_id', 'sessions.account_id', 'login', 'first_name', 'last_name'])
      .execute()
    if (ended.length === 0) return unchanged(undefined)
    for (const { id, user_id: userId, account_id: accountId, login, first_name, last_name } of ended) {
      const name = nameOf({ login, firstName: first_name, lastName: last_name })
      const actor = { kind: 'person', userId, name } as const
      const subject = { id, name: login, accountId }
      await announce(tx, { actor, now: call.now }, { name: 'session.signedOut', subject })
    }
  })
}

async function sessionOfToken(db: Db, token: string | undefined): Promise<string | null> {
  if (!token) return null
  const found = await db
    .selectFrom('refresh_tokens')
    .select('session_id')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  return found?.session_id ?? null
}
