import { audit } from '../kernel/audit.ts'
import { authorize } from '../kernel/authorize.ts'
import { inTransaction, type VisitorCall } from '../kernel/call.ts'

/** Ends a session, so that its cookies are worth nothing (AUTH-33). A session that is over stays over. */
export async function logout(call: VisitorCall, sessionId: string | null): Promise<void> {
  authorize(call.actor, 'public')
  if (!sessionId) return
  await inTransaction(call, async (tx) => {
    const ended = await tx
      .updateTable('sessions')
      .from('users')
      .set({ revoked_at: call.now })
      .whereRef('users.id', '=', 'sessions.user_id')
      .where('sessions.id', '=', sessionId)
      .where('revoked_at', 'is', null)
      .returning(['users.id', 'users.login'])
      .executeTakeFirst()
    if (!ended) return
    const actor = { kind: 'person', userId: ended.id, name: ended.login } as const
    await audit(
      tx,
      { actor, now: call.now },
      { entity: 'Session', entityId: sessionId, action: 'signed out' },
    )
  })
}
