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
import { queueMail } from '../../outbox/queueMail.ts'
import type { MailFile } from '../../outside/mail/mail.ts'
import type { Messages } from '../../schema/messages.ts'
import { goesByItself } from '../goesByItself.ts'
import { letterMail } from '../letterMail.ts'
import { showFact } from '../showFact.ts'
import { textsOf } from '../templates/textOf.ts'

export type Planned = Selectable<Messages> & { event: AutomaticEvent }

/** Who gets a message, and what it's made of. */
export interface Letter {
  kind: 'customer' | 'agency' | 'operator'
  recipient: string
  addresses: Addresses
  language: TextLanguage
  /** The facts that the text names, once it's sure that it goes out. */
  factsIn(language: TextLanguage, text: MessageText): MessageFacts | Promise<MessageFacts>
  /** The facts told, as the message keeps them. */
  content: string
  files: readonly MailFile[]
  isUrgent: boolean
  business: { name: string; phone: string; logo: string | null }
}

/** What became of a message: the mail is on its way, a person has to send it, it waits, or it never goes out. */
export type Outcome =
  | { kind: 'mailed' | 'by_hand'; channel: string; address: string }
  | { kind: 'waits' | 'silent' }

/**
 * Lets a planned message go out: writes its text with the facts of now and hands it to its channel, unless it's a quiet
 * time. The caller holds the message.
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
    // A text that waited for a person keeps its place, and waits again once there's an address.
    await silence(tx, message, 'no_address', { isLost: message.channel !== null })
    return { kind: 'silent' }
  }
  const { channel, address } = way
  const words = (await textsOf(tx, event))(channel, letter.language)
  const facts = await letter.factsIn(words.language, words)
  const show = showFact(words.language, channel)
  const subject = fillTemplate(words.subject, facts, show).trim()
  const text = fillTemplate(words.body, facts, show).trim()
  const isOurs = goesByItself(channel, product.env)
  await tx
    .updateTable('messages')
    .set({
      state: isOurs ? 'mailed' : 'by_hand',
      // Those that a person sends make room for the next once they are out.
      key: isOurs ? keyWhenOut(message) : message.key,
      reason: null,
      channel,
      address,
      recipient: letter.recipient,
      recipient_kind: letter.kind,
      language: words.language,
      content: letter.content,
      subject,
      body: text,
    })
    .where('id', '=', message.id)
    .execute()
  if (isOurs) {
    const content =
      channel === 'email'
        ? letterMail(words.language, { subject, body: text }, letter.business)
        : { subject: '', html: '', text }
    await queueMail(tx, { kind: 'message', recipient: address, ...content }, now, {
      messageId: message.id,
      sendAt: now,
      channel,
      files: channel === 'email' ? letter.files : [],
    })
  }
  return { kind: isOurs ? 'mailed' : 'by_hand', channel, address }
}

/** The key of a message that's out: that of a repeating one makes room for the next. */
export function keyWhenOut({ id, event, key }: Pick<Planned, 'id' | 'event' | 'key'>): string | null {
  return repeats(event) ? `${event}:${id}` : key
}

/** A message that stays planned until later; `reason` says what it waits for, if that isn't only the time. */
export async function postpone(
  tx: Tx,
  id: string,
  dueAt: Date,
  reason: Extract<Silence, 'no_pickup_time'> | null = null,
): Promise<void> {
  await tx.updateTable('messages').set({ due_at: dueAt, reason }).where('id', '=', id).execute()
}

/** A message that never goes out. The key of one that there is only once stays, so that it isn't planned again. */
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
