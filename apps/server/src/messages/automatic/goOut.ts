import { type AutomaticEvent, repeats } from '@tourdesk/domain/messages/automatic'
import type { TextLanguage } from '@tourdesk/domain/messages/languages'
import { channelsOf, type MessageSettings, quietOf } from '@tourdesk/domain/messages/messageSettings'
import type { MessageText } from '@tourdesk/domain/messages/messageText'
import { whenToSend } from '@tourdesk/domain/messages/quietHours'
import { fillTemplate, type MessageFacts } from '@tourdesk/domain/messages/template'
import type { Silence } from '@tourdesk/domain/messages/vocabulary'
import { type Addresses, firstWay } from '@tourdesk/domain/messages/whoGetsIt'
import type { Selectable } from 'kysely'
import type { Tx } from '../../kernel/database.ts'
import type { Product } from '../../kernel/product.ts'
import type { MailFile } from '../../outside/mail/mail.ts'
import type { Messages } from '../../schema/messages.ts'
import { goesByItself } from '../goesByItself.ts'
import { handOver } from '../handOver.ts'
import type { LetterHead } from '../letterMail.ts'
import { showFact } from '../showFact.ts'
import { textsOf } from './textsOf.ts'

export type Planned = Selectable<Messages> & { event: AutomaticEvent }

/** The recipient of a message and its content. */
export interface Letter {
  kind: 'customer' | 'agency' | 'operator'
  recipient: string
  addresses: Addresses
  language: TextLanguage
  /** Collects the facts that the text names, once it's certain that it's sent. */
  factsIn(language: TextLanguage, text: MessageText): MessageFacts | Promise<MessageFacts>
  /** The facts told, as stored with the message. */
  content: string
  files: readonly MailFile[]
  isUrgent: boolean
  business: LetterHead
}

/** The outcome of a message: mailed, to be sent by hand, postponed, or never sent. */
export type Outcome =
  | { kind: 'mailed' | 'by_hand'; channel: string; address: string }
  | { kind: 'waits' | 'silent' }

/**
 * Sends a planned message: writes its text with the current facts and hands it to its channel, unless it's
 * quiet time. The caller has locked the message.
 */
export async function goOut(
  tx: Tx,
  product: Pick<Product, 'env'>,
  message: Planned,
  letter: Letter,
  settings: MessageSettings,
  now: Date,
): Promise<Outcome> {
  const { event } = message
  const isUrgent = letter.isUrgent || message.is_hurried
  const sendAt = whenToSend(now, quietOf(settings, event), { isUrgent })
  if (sendAt > now) {
    await postpone(tx, message.id, sendAt)
    return { kind: 'waits' }
  }
  const way = firstWay(channelsOf(settings, event), letter.addresses)
  if (!way) {
    // A text to be sent by hand keeps its key, so that it can be planned again once there's an address.
    await silence(tx, message, 'no_address', { isLost: message.channel !== null })
    return { kind: 'silent' }
  }
  const { channel, address } = way
  const words = (await textsOf(tx, event))(channel, letter.language)
  const facts = await letter.factsIn(words.language, words)
  const show = showFact(words.language, channel)
  const subject = fillTemplate(words.subject, facts, show).trim()
  const body = fillTemplate(words.body, facts, show).trim()
  const isOurs = goesByItself(channel, product.env)
  const { kind, recipient, content } = letter
  const said = { reason: null, address, recipient, language: words.language, content, subject, body }
  await tx
    .updateTable('messages')
    .set({
      ...said,
      channel,
      state: isOurs ? 'mailed' : 'by_hand',
      // Messages sent by hand free the key for the next one only once they're sent.
      key: isOurs ? keyWhenOut(message) : message.key,
      recipient_kind: kind,
    })
    .where('id', '=', message.id)
    .execute()
  if (isOurs) {
    const { business: head, files } = letter
    await handOver(tx, { env: product.env, now, head }, message.id, { ...said, channel, files })
  }
  return { kind: isOurs ? 'mailed' : 'by_hand', channel, address }
}

/** The key of a message that's sent: a repeating event frees its key for the next. */
export function keyWhenOut({ id, event, key }: Pick<Planned, 'id' | 'event' | 'key'>): string | null {
  return repeats(event) ? `${event}:${id}` : key
}

/** Keeps a message planned until later; `reason` says what it's waiting for besides the time. */
export async function postpone(
  tx: Tx,
  id: string,
  dueAt: Date,
  reason: Extract<Silence, 'no_pickup_time'> | null = null,
): Promise<void> {
  await tx.updateTable('messages').set({ due_at: dueAt, reason }).where('id', '=', id).execute()
}

/**
 * Ends a message without sending it. An event with only one message keeps the key, so that it isn't planned
 * again.
 */
export async function silence(
  tx: Tx,
  message: Pick<Planned, 'id' | 'event' | 'key'>,
  reason: Silence,
  { state = 'suppressed', isLost = false }: { state?: 'suppressed' | 'canceled'; isLost?: boolean } = {},
): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ state, reason, key: isLost ? message.key : keyWhenOut(message) })
    .where('id', '=', message.id)
    .execute()
}
