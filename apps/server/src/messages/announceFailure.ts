import { announce } from '../kernel/announce.ts'
import type { Tx } from '../kernel/database.ts'
import { everyOrder } from '../kernel/scope.ts'
import { findMessage } from './findMessages.ts'
import { moveOf } from './moveOf.ts'

/** Tells the log and the screens that a message failed for good: its last try did, and somebody has to look. */
export async function announceFailure(tx: Tx, id: string, now: Date): Promise<void> {
  const message = await findMessage({ db: tx, now }, id)
  const actor = { kind: 'job', name: 'messages' } as const
  await announce(tx, { actor, now }, await moveOf(tx, everyOrder, message, 'messageFailed'))
}
