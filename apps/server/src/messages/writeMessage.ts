import type { MessageChannel } from '@tourdesk/domain/messages/vocabulary'
import type { Tx } from '../kernel/database.ts'
import { insertInto, type NewRow } from '../kernel/insertInto.ts'
import { newId } from '../kernel/newId.ts'
import type { Product } from '../kernel/product.ts'
import { type Attached, queueMail } from '../outbox/queueMail.ts'
import type { FeatureTables } from '../schema/tables.ts'
import { letterHead } from './automatic/letterHead.ts'
import { goesByItself } from './goesByItself.ts'
import { letterMail } from './letterMail.ts'

type Columns = NewRow<FeatureTables, 'messages'>

/** A message's text, recipient and subject; without a channel nobody gets it, for the `reason` given. */
export interface NewMessage
  extends Pick<
    Columns,
    'event' | 'reason' | 'recipient' | 'address' | 'language' | 'subject' | 'body' | 'content' | 'by_name'
  > {
  /** Identifies this message, so that it's sent only once. */
  key: string
  channel: MessageChannel | null
  about: Partial<
    Pick<
      Columns,
      | 'batch_id'
      | 'order_id'
      | 'order_number'
      | 'entry_id'
      | 'recipient_kind'
      | 'recipient_id'
      | 'unit_id'
      | 'unit_name'
      | 'unit_day'
      | 'print_id'
      | 'resends'
    >
  >
  /** To be sent by hand, whatever the channel. */
  isByHand?: boolean
  sendAt: Date
  /** Attachments of a mail. */
  files?: readonly Attached[]
}

/**
 * Writes a message and queues its mail or text, or leaves it to be sent by hand.
 * @returns its id; null if a message with the same key exists already
 */
export async function writeMessage(
  tx: Tx,
  { env, now }: { env: Product['env']; now: Date },
  { about, key, channel, isByHand = false, sendAt, files = [], body, ...said }: NewMessage,
): Promise<string | null> {
  const id = newId()
  const isOurs = !isByHand && goesByItself(channel, env)
  const added = await insertInto(tx, 'messages', {
    ...nothing,
    ...about,
    ...said,
    id,
    key: channel && key,
    state: channel === null ? 'suppressed' : isOurs ? 'mailed' : 'by_hand',
    channel,
    body,
    created_at: now,
    sent_at: null,
    sent_by: null,
  })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst()
  if (added.numInsertedOrUpdatedRows === 0n) return null
  if (channel === null || !isOurs) return id
  const isMail = channel === 'email'
  const mail = {
    kind: 'message',
    recipient: said.address,
    ...(isMail
      ? letterMail(said.language, { subject: said.subject, body }, await letterHead(tx, { env }))
      : { subject: '', html: '', text: body }),
  } as const
  await queueMail(tx, mail, now, { messageId: id, sendAt, channel, files: isMail ? files : [] })
  return id
}

const nothing = {
  batch_id: null,
  order_id: null,
  order_number: null,
  entry_id: null,
  recipient_kind: 'customer',
  recipient_id: null,
  unit_id: null,
  unit_name: null,
  unit_day: null,
  print_id: null,
  resends: null,
  due_at: null,
  is_hurried: false,
  payment_id: null,
  instalment: null,
  emptied_at: null,
} as const
