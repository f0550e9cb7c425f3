import { Problem } from '@tourdesk/contract/kernel/problem'
import { deviceOf } from '@tourdesk/domain/identity/deviceOf'
import { announce, inTransaction, unchanged } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { PersonCall } from '../../kernel/call.ts'
import { distrustBrowsers } from './distrustBrowsers.ts'

/**
 * Ends one of the caller's sessions, and the trust in its browser. Does nothing for one that's already over.
 * Throws `not_found` (404) for someone else's.
 */
export async function endOwnSession(call: PersonCall, id: string): Promise<void> {
  const { actor, now } = call
  authorize(actor, 'signedIn')
  await inTransaction(call, async (tx) => {
    const session = await tx
      .selectFrom('sessions')
      .select(['device', 'browser_id', 'revoked_at'])
      .where('id', '=', id)
      .where('user_id', '=', actor.userId)
      .forUpdate()
      .executeTakeFirst()
    if (!session) throw new Problem('not_found')
    if (session.revoked_at) return unchanged(undefined)
    await tx.updateTable('sessions').set({ revoked_at: now }).where('id', '=', id).execute()
    if (session.browser_id) await distrustBrowsers(tx, actor.userId, { only: session.browser_id })
    await announce(tx, call, {
      name: 'session.ended',
      subject: { id, name: actor.name, accountId: actor.account._id },
      facts: { ...deviceOf(session.device) },
    })
  })
}

/** Ends all sessions of the caller but this one, and the trust in all other browsers. */
export async function endOtherSessions(call: PersonCall): Promise<void> {
  const { actor, now, sessionId } = call
  authorize(actor, 'signedIn')
  await inTransaction(call, async (tx) => {
    const own = await tx
      .selectFrom('sessions')
      .select('browser_id')
      .where('id', '=', sessionId)
      .executeTakeFirst()
    const ended = await tx
      .updateTable('sessions')
      .set({ revoked_at: now })
      .where('user_id', '=', actor.userId)
      .where('id', '!=', sessionId)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('id')
      .execute()
    await distrustBrowsers(tx, actor.userId, { except: own?.browser_id ?? null })
    await announce(tx, call, {
      name: 'session.othersEnded',
      subject: { id: sessionId, name: actor.name, accountId: actor.account._id },
      facts: { count: ended.length },
    })
  })
}
