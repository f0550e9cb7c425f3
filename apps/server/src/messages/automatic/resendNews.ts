import { Problem } from '@tourdesk/contract/kernel/problem'
import { insertInto } from '../../kernel/insertInto.ts'
import { addJob } from '../../kernel/jobs.ts'
import { newId } from '../../kernel/newId.ts'
import { everyOrder } from '../../kernel/scope.ts'
import { lockRows } from '../../schema/lockRows.ts'
import { scopedRows } from '../../schema/orderTables.ts'
import type { Resender } from '../resender.ts'
import { sendPlannedJob } from './sendPlannedJob.ts'

/** Plans a repeat of an automatic message, to be sent at once with the current facts. */
export const resendNews: Resender = {
  async lock(tx, { order }) {
    if (order) await lockRows(tx, 'orders', [order._id])
  },
  async resend(tx, { call, message, key }) {
    const { find_text: _, ...first } = await tx
      .selectFrom('messages')
      .selectAll()
      .where('id', '=', message._id)
      .executeTakeFirstOrThrow()
    const id = newId()
    const added = await insertInto(tx, 'messages', {
      ...first,
      id,
      batch_id: null,
      key,
      state: 'planned',
      reason: null,
      channel: null,
      address: '',
      content: first.content.slice(0, 10),
      subject: '',
      body: '',
      by_name: call.actor.name,
      created_at: call.now,
      sent_at: null,
      sent_by: null,
      due_at: call.now,
      is_hurried: true,
      emptied_at: null,
      resends: message._id,
    })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .executeTakeFirst()
    if (added.numInsertedOrUpdatedRows === 0n)
      throw new Problem('message_state', { params: { status: 'resent' } })
    await addJob(tx, sendPlannedJob, {}, sendPlannedJob.name)
    const facts = { message: message.event, channel: message.channel, to: message.address, resent: true }
    if (!message.order) {
      const subject = { id: message.recipientId ?? message._id, name: message.recipient, accountId: null }
      return { id, happened: [{ name: 'operator.messaged', subject, facts }] }
    }
    const order = await scopedRows(tx, everyOrder)
      .orders()
      .select(['account_id', 'agent_id', 'first_tour_date', 'last_tour_date'])
      .where('orders.id', '=', message.order._id)
      .executeTakeFirstOrThrow()
    const { _id, orderNumber } = message.order
    const subject = { id: _id, name: String(orderNumber), accountId: order.account_id }
    const days = [order.first_tour_date, order.last_tour_date]
    return { id, happened: [{ name: 'order.messaged', subject, agentId: order.agent_id, days, facts }] }
  },
}
