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
import { scopedRows } from '../schema/orderTables.ts'
import { findMessage } from './findMessages.ts'

/**
 * What a person does with a message. The second of two clicks finds it moved. Throws `not_found` (404) and
 * `message_state` (409) in a state that doesn't allow it.
 */
export async function moveMessage(call: Call<Person>, move: MessageMove, id: string): Promise<Message> {
  authorize(call.actor, 'messages.write')
  return inTransaction(call, async (tx) => {
    const stored = await tx
      .selectFrom('messages')
      .select('order_id')
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!stored) throw new Problem('not_found')
    accept(mayMove(move, (await findMessage({ db: tx }, id)).state))
    await write(tx, call, move, id)
    const order = await scopedRows(tx, call.scope)
      .orders()
      .select(['orders.id', 'order_number', 'account_id', 'agent_id', 'first_tour_date', 'last_tour_date'])
      .where('orders.id', '=', stored.order_id)
      .executeTakeFirstOrThrow()
    const message = await findMessage({ db: tx }, id)
    await announce(tx, call, {
      name: 'order.messageMoved',
      subject: { id: order.id, name: String(order.order_number), accountId: order.account_id },
      agentId: order.agent_id,
      days: [order.first_tour_date, order.last_tour_date],
      facts: { message: message.event, channel: message.channel, to: message.address, status: message.state },
    })
    return message
  })
}

async function write(tx: Tx, call: Call<Person>, move: MessageMove, id: string): Promise<void> {
  switch (move) {
    case 'done':
      await tx
        .updateTable('messages')
        .set({ state: 'sent', sent_at: call.now, sent_by: call.actor.name })
        .where('id', '=', id)
        .execute()
      return
    case 'cancel':
      return cancelMessages(tx, [id], null)
    case 'send':
    case 'retry':
      return sendMailAgain(tx, id, call.now)
  }
}

/** Stops messages that aren't out yet, and lets what they say be said again. */
export async function cancelMessages(
  tx: Tx,
  ids: readonly string[],
  reason: 'overtaken' | null,
): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ state: 'canceled', key: null, reason })
    .where('id', 'in', ids)
    .execute()
  await tx
    .updateTable('mail_outbox')
    .set({ status: 'canceled', next_try_at: null })
    .where('message_id', 'in', ids)
    .where('status', '!=', 'sent')
    .execute()
}
