import { Problem } from '@tourdesk/contract/kernel/problem'
import type { MessageAsk } from '@tourdesk/contract/messages/messages'
import type { CustomerEvent } from '@tourdesk/domain/messages/vocabulary'
import type { Tx } from '../kernel/database.ts'
import { everyOrder } from '../kernel/scope.ts'
import { readSettings } from '../settings/readSettings.ts'
import { messages } from '../settings/sections/messages.ts'
import { news } from './automatic/news.ts'
import { customerLetter, customerMessage, eventOf } from './customerMessage.ts'
import type { Kind, StoredMessage } from './kind.ts'
import { planMessages } from './planMessages.ts'
import { writeMessage } from './writeMessage.ts'

/** Messages that people send to customers, with their tour as it is now, even if they know it already. */
export const toCustomer: Kind = {
  lock: news.lock,
  async rewrite(tx, today, message) {
    if (message.batch_id === null && message.resends === null) return news.rewrite(tx, today, message)
    const { product, now } = today
    const event = message.event as CustomerEvent
    const ask = await askOf(tx, message)
    const step = { db: tx, scope: everyOrder, now }
    const { planned } = await planMessages(step, product, ask, { again: true }).catch((error: unknown) => {
      // Its tour is no longer on the order.
      if (error instanceof Problem && error.code === 'not_found') return { planned: [] }
      throw error
    })
    return planned[0] ? customerLetter(product, now, event, planned[0]) : 'overtaken'
  },
  async resend(tx, { call, product, message, key }) {
    const event = message.event as CustomerEvent
    const ask = await askOf(tx, message)
    const { planned } = await planMessages({ ...call, db: tx }, product, ask, { again: true })
    const [plan] = planned
    if (!plan) throw new Problem('not_found')
    const { customersQuiet } = await readSettings(tx, messages)
    const said = customerMessage(call, product, event, plan, customersQuiet)
    const about = { ...said.about, resends: message.id }
    const id = await writeMessage(tx, { env: product.env, now: call.now }, { ...said, key, about })
    return { id, happened: [eventOf(plan, event)] }
  },
}

/**
 * The request behind a message, or behind the first one that it repeats. A free text whose words weren't kept
 * is repeated as it was sent.
 */
async function askOf(
  tx: Tx,
  { id, event: named, channel, order_id, entry_id, subject, body }: StoredMessage,
): Promise<MessageAsk> {
  const event = named as CustomerEvent
  const target = entry_id === null ? { order: order_id ?? '' } : { entries: [entry_id] }
  const ask = { target, event, channel: channel ?? 'email' }
  if (event !== 'free') return ask
  const asItWent = { subject, body }
  return { ...ask, texts: (await wordsOf(tx, id)) ?? { en: asItWent, he: asItWent } }
}

/** The words that were written for a message, even if it repeats another. */
async function wordsOf(tx: Tx, id: string): Promise<MessageAsk['texts'] | null> {
  const row = await tx
    .withRecursive('said', (db) =>
      db
        .selectFrom('messages')
        .select(['batch_id', 'resends'])
        .where('id', '=', id)
        .unionAll(
          db
            .selectFrom('messages as first')
            .innerJoin('said', 'said.resends', 'first.id')
            .select(['first.batch_id', 'first.resends']),
        ),
    )
    .selectFrom('said')
    .innerJoin('message_batches', 'message_batches.id', 'said.batch_id')
    .select('texts')
    .limit(1)
    .executeTakeFirst()
  return row?.texts ?? null
}
