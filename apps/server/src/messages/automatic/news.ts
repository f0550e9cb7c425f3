import { isAutomatic } from '@tourdesk/domain/messages/automatic'
import { insertInto } from '../../kernel/insertInto.ts'
import { addJob } from '../../kernel/jobs.ts'
import { newId } from '../../kernel/newId.ts'
import { everyOrder } from '../../kernel/scope.ts'
import { lockRows } from '../../schema/lockRows.ts'
import { scopedRows } from '../../schema/orderTables.ts'
import { readSettings } from '../../settings/readSettings.ts'
import { messages } from '../../settings/sections/messages.ts'
import type { Kind } from '../kind.ts'
import { sendNews } from './sendNews.ts'
import { sendPlannedJob } from './sendPlannedJob.ts'

/** Automatic messages to customers, crews and agencies. */
export const news: Kind = {
  async lock(tx, { order_id: order }) {
    if (order) await lockRows(tx, 'orders', [order])
  },
  /** Doesn't wait for the message's time, since a person is about to send it. */
  async rewrite(tx, { product, now }, message) {
    const { event } = message
    if (isAutomatic(event))
      await sendNews(
        tx,
        product,
        { ...message, event, is_hurried: true },
        await readSettings(tx, messages),
        now,
      )
    return null
  },
  /** Plans a repeat, to be sent at once with the current facts. */
  async resend(tx, { call, message, key }) {
    const { find_text: _, ...first } = message
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
      resends: message.id,
    })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .executeTakeFirst()
    await addJob(tx, sendPlannedJob, {}, sendPlannedJob.name)
    const facts = { message: message.event, channel: message.channel, to: message.address, resent: true }
    const planned = added.numInsertedOrUpdatedRows === 0n ? null : id
    if (!message.order_id) {
      const isAgency = message.recipient_kind === 'agency'
      const subject = {
        id: message.recipient_id ?? message.id,
        name: message.recipient,
        accountId: isAgency ? message.recipient_id : null,
      }
      const name = isAgency ? 'account.messaged' : 'operator.messaged'
      return { id: planned, happened: [{ name, subject, facts }] }
    }
    const order = await scopedRows(tx, everyOrder)
      .orders()
      .select(['account_id', 'agent_id', 'first_tour_date', 'last_tour_date'])
      .where('orders.id', '=', message.order_id)
      .executeTakeFirstOrThrow()
    const name = String(message.order_number ?? 0)
    const subject = { id: message.order_id, name, accountId: order.account_id }
    const days = [order.first_tour_date, order.last_tour_date]
    const happened = { name: 'order.messaged', subject, agentId: order.agent_id, days, facts } as const
    return { id: planned, happened: [happened] }
  },
}
