import type { MessageAsk } from '@tourdesk/contract/messages/messages'
import type { CustomerEvent } from '@tourdesk/domain/messages/vocabulary'
import type { Selectable } from 'kysely'
import type { Tx } from '../kernel/database.ts'
import type { Messages } from '../schema/messages.ts'

type Asked = Pick<
  Selectable<Messages>,
  'event' | 'channel' | 'order_id' | 'entry_id' | 'batch_id' | 'subject' | 'body'
>

/** What was asked for when a message was written. A text of one's own without the words that were written is said as it went. */
export async function askOf(
  tx: Tx,
  { event: named, channel, order_id, entry_id, batch_id, subject, body }: Asked,
): Promise<MessageAsk> {
  const event = named as CustomerEvent
  const target = entry_id === null ? { order: order_id ?? '' } : { entries: [entry_id] }
  const ask = { target, event, channel: channel ?? 'email' }
  if (event !== 'free') return ask
  const batch = await tx
    .selectFrom('message_batches')
    .select('texts')
    .where('id', '=', batch_id ?? '')
    .executeTakeFirst()
  const asItWent = { subject, body }
  return { ...ask, texts: batch?.texts ?? { en: asItWent, he: asItWent } }
}
