import type { Message } from '@tourdesk/contract/messages/messages'
import type { Tx } from '../kernel/database.ts'
import type { Announced } from '../kernel/eventReader.ts'
import type { Scope } from '../kernel/scope.ts'
import { scopedRows } from '../schema/orderTables.ts'

/**
 * The event of a message's new state, for the log of its order, vehicle or recipient and for the screens that
 * show it.
 */
export async function moveOf(
  tx: Tx,
  scope: Scope,
  message: Message,
  what: 'messageMoved' | 'messageFailed' = 'messageMoved',
): Promise<Announced['event']> {
  const { event, channel, address, state, recipient } = message
  const facts = { message: event, channel, to: address, status: state }
  if (message.order) {
    const tours = await scopedRows(tx, scope)
      .entries()
      .innerJoin('orders', 'orders.id', 'order_entries.order_id')
      .select(['order_number', 'order_entries.account_id', 'order_entries.agent_id', 'tour_date'])
      .where('order_entries.order_id', '=', message.order._id)
      .orderBy('tour_date')
      .execute()
    const [first] = tours
    if (!first) throw new Error(`The order of message ${message._id} has no tours.`)
    return {
      name: `order.${what}`,
      subject: { id: message.order._id, name: String(first.order_number), accountId: first.account_id },
      agentId: first.agent_id,
      days: [...new Set(tours.map(({ tour_date }) => tour_date))],
      facts,
    }
  }
  if (message.unit) {
    const { _id, name, date } = message.unit
    return {
      name: `unit.${what}`,
      subject: { id: _id, name, accountId: null },
      days: [date],
      facts: { ...facts, date },
    }
  }
  const { recipientKind, recipientId } = message
  const isAgency = recipientKind === 'agency'
  const subject = {
    id: recipientId ?? message._id,
    name: recipient,
    accountId: isAgency ? recipientId : null,
  }
  return { name: `${isAgency ? 'account' : 'operator'}.${what}`, subject, facts }
}
