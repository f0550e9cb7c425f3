import type { MessageChannel, Silence } from '@tourdesk/domain/messages/vocabulary'
import type { Tx } from '../../kernel/database.ts'
import type { Product } from '../../kernel/product.ts'
import { type Attached, queueMail } from '../../outbox/queueMail.ts'
import { letterHead } from '../automatic/letterHead.ts'
import { cancelMessages } from '../cancelMessages.ts'
import { goesByItself } from '../goesByItself.ts'
import { letterMail } from '../letterMail.ts'
import type { StoredMessage } from './writer.ts'

interface Said
  extends Pick<StoredMessage, 'address' | 'recipient' | 'language' | 'subject' | 'body' | 'content'> {
  channel: MessageChannel
  files: readonly Attached[]
}

/** Stores what a message says now, and hands it to its channel if that's now one we send ourselves. */
export async function store(
  tx: Tx,
  { env, now }: { env: Product['env']; now: Date },
  { id, channel: before }: Pick<StoredMessage, 'id' | 'channel'>,
  { files, ...said }: Said,
): Promise<void> {
  const { channel, address, language, subject, body } = said
  const isOurs = channel !== before && goesByItself(channel, env)
  await tx
    .updateTable('messages')
    .set({ ...said, state: isOurs ? 'mailed' : 'by_hand', reason: null })
    .where('id', '=', id)
    .execute()
  if (!isOurs) return
  const isMail = channel === 'email'
  const content = isMail
    ? letterMail(language, { subject, body }, await letterHead(tx, { env }))
    : { subject: '', html: '', text: body }
  await queueMail(tx, { kind: 'message', recipient: address, ...content }, now, {
    messageId: id,
    sendAt: now,
    channel,
    files: isMail ? files : [],
  })
}

/** Reasons that cancel a message instead of only holding it back. */
const overtaking: readonly Silence[] = ['overtaken', 'canceled', 'past']

/**
 * Ends a message to be sent by hand. Unless it's canceled, it keeps its key and channel, so that it can be
 * revived once there's an address.
 */
export async function endMessage(tx: Tx, { id }: Pick<StoredMessage, 'id'>, reason: Silence): Promise<void> {
  if (overtaking.includes(reason)) return cancelMessages(tx, [id], 'overtaken')
  await tx.updateTable('messages').set({ state: 'suppressed', reason }).where('id', '=', id).execute()
}
