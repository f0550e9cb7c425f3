import type { Message } from '@tourdesk/contract/messages/messages'
import type { Person } from '@tourdesk/domain/access/actor'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import type { Announced } from '../kernel/eventReader.ts'
import { scopedRows } from '../schema/orderTables.ts'

/** What a person did with a message, for the log of what it's about. */
export async function moveOf(tx: Tx, call: Call<Person>, message: Message): Promise<Announced['event']> {
  const { event, channel, address, state, recipient } = message
  const facts = { message: event, channel, to: address, status: state }
  if (message.order) {
    const order = await scopedRows(tx, call.scope)
      .orders()
      .select(['orders.id', 'order_number', 'account_id', 'agent_id', 'first_tour_date', 'last_tour_date'])
      .where('orders.id', '=', message.order._id)
      .executeTakeFirstOrThrow()
    return {
      name: 'order.messageMoved',
      subject: { id: order.id, name: String(order.order_number), accountId: order.account_id },
      agentId: order.agent_id,
      days: [order.first_tour_date, order.last_tour_date],
      facts,
    }
  }
  if (message.unit) {
    const { _id, name, date } = message.unit
    return {
      name: 'unit.messageMoved',
      subject: { id: _id, name, accountId: null },
      days: [date],
      facts: { ...facts, date },
    }
  }
  const { recipientKind, recipientId } = message
  const isAgency = recipientKind === 'agency'
  const name = isAgency ? 'account.messageMoved' : 'operator.messageMoved'
  const subject = {
    id: recipientId ?? message._id,
    name: recipient,
    accountId: isAgency ? recipientId : null,
  }
  return { name, subject, facts }
}
