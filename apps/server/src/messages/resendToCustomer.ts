import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Message, MessageAsk } from '@tourdesk/contract/messages/messages'
import type { CustomerEvent } from '@tourdesk/domain/messages/vocabulary'
import type { Tx } from '../kernel/database.ts'
import { lockRows } from '../schema/lockRows.ts'
import { readSettings } from '../settings/readSettings.ts'
import { messages } from '../settings/sections/messages.ts'
import { customerMessage } from './customerMessage.ts'
import { planMessages } from './planMessages.ts'
import type { Resender } from './resender.ts'
import { eventOf } from './sendMessages.ts'
import { writeMessage } from './writeMessage.ts'

/** Tells a customer again, with their tour as it is now; what they know already is no reason for silence. */
export const resendToCustomer: Resender = {
  async lock(tx, { order }) {
    if (order) await lockRows(tx, 'orders', [order._id])
  },
  async resend(tx, { call, product, message, key }) {
    const event = message.event as CustomerEvent
    const ask = await askOf(tx, message, event)
    const { planned } = await planMessages({ ...call, db: tx }, product, ask, { again: true })
    const { entry_id: entry } = await tx
      .selectFrom('messages')
      .select('entry_id')
      .where('id', '=', message._id)
      .executeTakeFirstOrThrow()
    const plan = planned.find((each) => event === 'free' || each.entry.entry === entry)
    if (!plan) throw new Problem('not_found')
    const { customersQuiet } = await readSettings(tx, messages)
    const said = customerMessage(call, product, event, plan, customersQuiet)
    const about = { ...said.about, resends: message._id }
    const id = await writeMessage(tx, { env: product.env, now: call.now }, { ...said, key, about })
    if (id === null) throw new Problem('message_state', { params: { status: 'resent' } })
    return { id, happened: [eventOf(plan, event)] }
  },
}

/** What was asked for then. A text of one's own without the words that were written is said as it went. */
async function askOf(tx: Tx, message: Message, event: CustomerEvent): Promise<MessageAsk> {
  const target = { order: message.order?._id ?? '' }
  const channel = message.channel ?? 'email'
  if (event !== 'free') return { target, event, channel }
  const batch = await tx
    .selectFrom('message_batches')
    .select('texts')
    .where('id', '=', message.batch ?? '')
    .executeTakeFirst()
  const asItWent = { subject: message.subject, body: message.text }
  return { target, event, channel, texts: batch?.texts ?? { en: asItWent, he: asItWent } }
}
