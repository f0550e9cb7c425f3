import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Person } from '@tourdesk/domain/access/actor'
import { keepUndo, type UndoData } from '../activity/keepUndo.ts'
import { announce } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { addJob } from '../kernel/jobs.ts'
import { sendMailJob } from '../outbox/queueMail.ts'
import { cancelOvertaken } from './dropOvertaken.ts'
import { findMessage } from './findMessages.ts'
import { moveOf } from './moveOf.ts'

declare module '../activity/keepUndo.ts' {
  interface UndoData {
    movedMessage: {
      id: string
      move: 'done' | 'cancel'
      state: 'planned' | 'by_hand' | 'mailed'
      key: string
      /** The time at which its mail was due. */
      nextTryAt: string | null
    }
  }
}

/** Stores the undo data of a message that's about to be marked as sent, or canceled. */
export async function keepMove(
  tx: Tx,
  call: Call<Person>,
  move: 'done' | 'cancel',
  id: string,
): Promise<string | null> {
  const { key, state, next_try_at } = await tx
    .selectFrom('messages')
    .leftJoin('mail_outbox', 'mail_outbox.message_id', 'messages.id')
    .select(['key', 'state', 'next_try_at'])
    .where('messages.id', '=', id)
    .executeTakeFirstOrThrow()
  if (key === null || (state !== 'planned' && state !== 'by_hand' && state !== 'mailed')) return null
  const nextTryAt = next_try_at?.toISOString() ?? null
  return keepUndo(tx, call, 'movedMessage', { id, move, state, key, nextTryAt })
}

/**
 * Restores a message to be sent, or cancels it as overtaken if it no longer holds. Throws `undo_changed`
 * (409) if it was moved since, or if another message has said the same.
 */
export async function undoMove(
  tx: Tx,
  call: Call<Person>,
  { id, move, state, key, nextTryAt }: UndoData['movedMessage'],
): Promise<number> {
  authorize(call.actor, 'messages.write')
  const isTaken = await tx
    .selectFrom('messages')
    .select('id')
    .where((eb) => eb.or([eb('key', '=', key), eb('resends', '=', id)]))
    .where('id', '!=', id)
    .where('state', '!=', 'canceled')
    .executeTakeFirst()
  if (isTaken) throw new Problem('undo_changed')
  const stored = await tx
    .updateTable('messages')
    .set({ state, key, sent_at: null, sent_by: null })
    .where('id', '=', id)
    .where('state', '=', move === 'done' ? 'sent' : 'canceled')
    .where('reason', 'is', null)
    .returning('order_id')
    .executeTakeFirst()
  if (!stored) throw new Problem('undo_changed')
  await waitAgain(tx, id, new Date(nextTryAt ?? call.now))
  if (stored.order_id) await cancelOvertaken(tx, stored.order_id, call.now)
  await announce(tx, call, await moveOf(tx, call.scope, await findMessage({ db: tx, now: call.now }, id)))
  return 0
}

/** Queues the mail of a message again, if it has a canceled one. */
async function waitAgain(tx: Tx, id: string, at: Date): Promise<void> {
  const mail = await tx
    .updateTable('mail_outbox')
    .set({ status: 'pending', next_try_at: at })
    .where('message_id', '=', id)
    .where('status', '=', 'canceled')
    .returning('id')
    .executeTakeFirst()
  if (mail) await addJob(tx, sendMailJob, { mailId: mail.id }, mail.id, at)
}
