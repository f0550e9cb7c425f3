import { Problem } from '@tourdesk/contract/kernel/problem'
import type { CustomerEvent } from '@tourdesk/domain/messages/vocabulary'
import { lockRows } from '../schema/lockRows.ts'
import { readSettings } from '../settings/readSettings.ts'
import { messages } from '../settings/sections/messages.ts'
import { askOf } from './askOf.ts'
import { customerMessage } from './customerMessage.ts'
import { planMessages } from './planMessages.ts'
import type { Resender } from './resender.ts'
import { eventOf } from './sendMessages.ts'
import { writeMessage } from './writeMessage.ts'

/** Repeats a message to a customer, with their tour as it is now, even if they know it already. */
export const resendToCustomer: Resender = {
  async lock(tx, { order }) {
    if (order) await lockRows(tx, 'orders', [order._id])
  },
  async resend(tx, { call, product, message, key }) {
    const event = message.event as CustomerEvent
    const stored = await tx
      .selectFrom('messages')
      .selectAll()
      .where('id', '=', message._id)
      .executeTakeFirstOrThrow()
    const ask = await askOf(tx, stored)
    const { planned } = await planMessages({ ...call, db: tx }, product, ask, { again: true })
    const [plan] = planned
    if (!plan) throw new Problem('not_found')
    const { customersQuiet } = await readSettings(tx, messages)
    const said = customerMessage(call, product, event, plan, customersQuiet)
    const about = { ...said.about, resends: message._id }
    const id = await writeMessage(tx, { env: product.env, now: call.now }, { ...said, key, about })
    if (id === null) throw new Problem('message_state', { params: { status: 'resent' } })
    return { id, happened: [eventOf(plan, event)] }
  },
}
