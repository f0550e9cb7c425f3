import type { MessageAsk } from '@tourdesk/contract/messages/messages'
import type { CustomerEvent } from '@tourdesk/domain/messages/vocabulary'
import type { Selectable } from 'kysely'
import type { Tx } from '../kernel/database.ts'
import type { Messages } from '../schema/messages.ts'

type Asked = Pick<
  Selectable<Messages>,
  'id' | 'event' | 'channel' | 'order_id' | 'entry_id' | 'subject' | 'body'
>

/**
 * The request behind a message, or behind the first one that it repeats. A free text whose words weren't kept
 * is repeated as it was sent.
 */
export async function askOf(
  tx: Tx,
  { id, event: named, channel, order_id, entry_id, subject, body }: Asked,
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
