import { announce } from '../kernel/announce.ts'
import type { Tx } from '../kernel/database.ts'
import { everyOrder } from '../kernel/scope.ts'
import { findMessage } from './findMessages.ts'
import { moveOf } from './moveOf.ts'

/**
 * Announces, to the log and the screens, that a message failed for good: its last try did, and someone has to
 * look into it.
 */
export async function announceFailure(tx: Tx, id: string, now: Date): Promise<void> {
  const message = await findMessage({ db: tx, now }, id)
  const actor = { kind: 'job', name: 'messages' } as const
  await announce(tx, { actor, now }, await moveOf(tx, everyOrder, message, 'messageFailed'))
}
