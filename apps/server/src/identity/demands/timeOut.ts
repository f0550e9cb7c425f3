import { announce } from '../../kernel/announce.ts'
import type { Tx } from '../../kernel/database.ts'

/** A session that has been idle for too long. */
interface IdleSession {
  id: string
  userId: string
  userName: string
  accountId: string | null
}

/** Ends an idle session for good: raising the limit in the settings doesn't bring it back. */
export async function timeOut(
  tx: Tx,
  { id, userId, userName, accountId }: IdleSession,
  now: Date,
): Promise<void> {
  const ended = await tx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!ended) return
  const actor = { kind: 'person', userId, name: userName } as const
  await announce(tx, { actor, now }, { name: 'session.timedOut', subject: { id, name: userName, accountId } })
}
