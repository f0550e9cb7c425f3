import { Problem } from '@tourdesk/contract/kernel/problem'
import type { MessageBatch } from '@tourdesk/contract/messages/messageBatches'
import type { Person } from '@tourdesk/domain/access/actor'
import { announce, inTransaction, unchanged } from '../kernel/announce.ts'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { lostNumber } from './byHand/lostNumber.ts'
import { cancelMessages } from './cancelMessages.ts'
import { findBatch } from './findBatches.ts'
import { stateAt } from './findMessages.ts'

/**
 * Stops a batch: messages already sent stay sent, the rest is canceled. A mail that's just being handed to
 * the mail server may still arrive; then it counts as sent. Throws `not_found` (404).
 */
export async function stopBatch(call: Call<Person>, id: string): Promise<MessageBatch> {
  authorize(call.actor, 'messages.write')
  return inTransaction(call, async (tx) => {
    const batch = await tx
      .selectFrom('message_batches')
      .select(['event', 'stopped_at'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!batch) throw new Problem('not_found')
    const open = await openOf(tx, call, id)
    const reader = { db: tx, now: call.now }
    if (open.length === 0) return unchanged(await findBatch(reader, id))
    await cancelMessages(tx, open, null)
    await tx.updateTable('message_batches').set({ stopped_at: call.now }).where('id', '=', id).execute()
    const stopped = await findBatch(reader, id)
    await announce(tx, call, {
      name: 'batch.stopped',
      subject: { id, name: 'messages', accountId: call.actor.account._id },
      facts: { message: batch.event, sent: stopped.sent, canceled: open.length },
    })
    return stopped
  })
}

/**
 * The unsent messages, and those that would be revived with a number, locked against others who move them.
 */
async function openOf(tx: Tx, { now }: Pick<Call, 'now'>, batch: string): Promise<string[]> {
  const locked = await tx
    .selectFrom('messages')
    .select('id')
    .where('batch_id', '=', batch)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  if (locked.length === 0) return []
  const rows = await tx
    .selectFrom('messages')
    .leftJoin('mail_outbox', 'mail_outbox.message_id', 'messages.id')
    .select('messages.id')
    .where('batch_id', '=', batch)
    .where((eb) => eb.or([eb(stateAt(now), 'in', ['waiting', 'pending', 'by_hand']), lostNumber]))
    .execute()
  return rows.map(({ id }) => id)
}
