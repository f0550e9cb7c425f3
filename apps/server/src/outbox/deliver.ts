import type { Selectable } from 'kysely'
import type { Tx } from '../kernel/database.ts'
import type { Mailer, MailFile, OutgoingMail } from '../outside/mail/mail.ts'
import type { TextGateway } from '../outside/texts/textGateway.ts'
import type { MailOutbox } from '../schema/platform.ts'

/** The services that send mails, and texts if there's a gateway. */
export interface Senders {
  mailer: Mailer
  texts: TextGateway | null
  /** Draws sheets that were handed out. */
  drawPrint(id: string): Promise<Buffer>
  /** The sender of the business's mails, as far as its settings name one. */
  sender?(): Promise<Pick<OutgoingMail, 'from' | 'replyTo'>>
  /** Called when the mail or text of a message failed for good, in the transaction that records it. */
  gaveUp?(tx: Tx, messageId: string, now: Date): Promise<void>
}

/**
 * Sends a mail or text of the outbox by its channel. Returns whether it was sent or only kept; rejects if it
 * wasn't accepted.
 */
export async function deliver(
  { mailer, texts, sender }: Senders,
  mail: Selectable<MailOutbox>,
  files: readonly MailFile[],
): Promise<'sent' | 'kept'> {
  const { id, channel, recipient, subject, html, body_text: text } = mail
  if (channel === 'email') {
    const from = mail.message_id === null ? {} : await sender?.()
    return mailer.send({ id, recipient, subject, html, text, files, ...from })
  }
  if (!texts) throw new Error('TEXTS_URL is no longer set')
  await texts.send({ id, channel, to: recipient, text })
  return 'sent'
}
