import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Message } from '@tourdesk/contract/messages/messages'
import type { Person } from '@tourdesk/domain/access/actor'
import { type MessageMove, mayMove } from '@tourdesk/domain/messages/moves'
import { announce, inTransaction } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { accept } from '../kernel/decide.ts'
import { sendMailAgain } from '../outbox/sendMailAgain.ts'
import { hurry } from './automatic/hurry.ts'
import { noteDone } from './automatic/noteDone.ts'
import { cancelMessages } from './cancelMessages.ts'
import { findMessage } from './findMessages.ts'
import { moveOf } from './moveOf.ts'
import { keepMove } from './undoMove.ts'

/**
 * Carries out a person's action on a message. The second of two clicks finds it carried out already. Throws
 * `not_found` (404), and `message_state` (409) in a state that doesn't allow it.
 * @returns the message, and how to undo it where that makes sense
 */
export async function moveMessage(
  call: Call<Person>,
  move: Exclude<MessageMove, 'resend'>,
  id: string,
): Promise<Message & { undo: string | null }> {
  authorize(call.actor, 'messages.write')
  return inTransaction(call, async (tx) => {
    const before = await lockMessage(tx, call, id)
    accept(mayMove(move, before.state))
    const undo = move === 'done' || move === 'cancel' ? await keepMove(tx, call, move, id) : null
    await write(tx, call, move, id)
    const message = await findMessage({ db: tx, now: call.now }, id)
    await announce(tx, call, await moveOf(tx, call.scope, message))
    return { ...message, undo }
  })
}

/** Locks a message, so that nobody else moves it. Throws `not_found` (404). */
export async function lockMessage(tx: Tx, call: Pick<Call, 'now'>, id: string): Promise<Message> {
  const stored = await tx
    .selectFrom('messages')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!stored) throw new Problem('not_found')
  return findMessage({ db: tx, now: call.now }, id)
}

async function write(
  tx: Tx,
  call: Call<Person>,
  move: Exclude<MessageMove, 'resend'>,
  id: string,
): Promise<void> {
  switch (move) {
    case 'done':
      await tx
        .updateTable('messages')
        .set({ state: 'sent', sent_at: call.now, sent_by: call.actor.name })
        .where('id', '=', id)
        .execute()
      return noteDone(tx, id, call.now)
    case 'cancel':
      return cancelMessages(tx, [id], null)
    case 'send':
      if (await hurry(tx, id, call.now)) return
      return sendMailAgain(tx, id, call.now)
    case 'retry':
      return sendMailAgain(tx, id, call.now)
  }
}
