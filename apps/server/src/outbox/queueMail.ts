import type { MailRequest } from '@tourdesk/domain/activity/events'
import type { MessageChannel } from '@tourdesk/domain/messages/vocabulary'
import type { Tx } from '../kernel/database.ts'
import { eachEvent } from '../kernel/eventReader.ts'
import { insertInto } from '../kernel/insertInto.ts'
import { addJob, jobKind } from '../kernel/jobs.ts'
import { newId } from '../kernel/newId.ts'
import type { MailFile } from '../outside/mail/mail.ts'

/** Retries for about a day, within seconds at first and every six hours at the end. */
export const sendMailJob = jobKind<{ mailId: string }>('sendMail', 14)

/** Event reader that sends mails. */
export const queueMails = eachEvent(async (tx, { event, at }) => {
  if ('mail' in event) await queueMail(tx, event.mail, at)
  if ('mails' in event) for (const mail of event.mails ?? []) await queueMail(tx, mail, at)
})

/** A named file, or sheets that are drawn when the mail is sent. */
export type Attached = MailFile | { name: string; mediaType: string; print: string }

/**
 * Writes a mail in the same transaction as its change and queues it, so that a mail is never sent for a
 * failed change and never lost for a successful one.
 * @param carrying the message it carries, when to send it, by which channel (a mail by default), and with
 * which files
 */
export async function queueMail(
  tx: Tx,
  mail: MailRequest,
  now: Date,
  carrying?: { messageId: string; sendAt: Date; channel?: MessageChannel; files?: readonly Attached[] },
): Promise<void> {
  const id = newId()
  await insertInto(tx, 'mail_outbox', {
    id,
    kind: mail.kind,
    channel: carrying?.channel ?? 'email',
    recipient: mail.recipient,
    subject: mail.subject,
    html: mail.html,
    body_text: mail.text,
    status: 'pending',
    tries: 0,
    last_error: null,
    next_try_at: carrying?.sendAt ?? now,
    created_at: now,
    sent_at: null,
    valid_until: mail.validUntil ?? null,
    message_id: carrying?.messageId ?? null,
  }).execute()
  for (const { name, mediaType, ...file } of carrying?.files ?? []) {
    const content = 'content' in file ? file.content : null
    const print_id = 'print' in file ? file.print : null
    await insertInto(tx, 'mail_files', {
      mail_id: id,
      name,
      media_type: mediaType,
      content,
      print_id,
    }).execute()
  }
  await addJob(
    tx,
    sendMailJob,
    { mailId: id },
    id,
    carrying && carrying.sendAt > now ? carrying.sendAt : undefined,
  )
}
