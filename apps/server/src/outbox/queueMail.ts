import type { MailRequest } from '@tourdesk/domain/activity/events'
import type { Tx } from '../kernel/database.ts'
import type { EventReader } from '../kernel/eventReader.ts'
import { insertInto } from '../kernel/insertInto.ts'
import { addJob, jobKind } from '../kernel/jobs.ts'
import { newId } from '../kernel/newId.ts'

/** Tried for about a day: after seconds at first, every six hours in the end. */
export const sendMailJob = jobKind<{ mailId: string }>('sendMail', 14)

/** Reader of events: the mails they ask for. */
export const queueMails: EventReader = async (tx, { event, at }) => {
  if ('mail' in event) await queueMail(tx, event.mail, at)
}

/**
 * Writes a mail in the transaction of the change that causes it, and asks for it to be sent: it is never sent for a
 * change that did not happen, and never lost for one that did.
 */
export async function queueMail(tx: Tx, mail: MailRequest, now: Date): Promise<void> {
  const id = newId()
  await insertInto(tx, 'mail_outbox', {
    id,
    kind: mail.kind,
    recipient: mail.recipient,
    subject: mail.subject,
    html: mail.html,
    body_text: mail.text,
    status: 'pending',
    tries: 0,
    last_error: null,
    next_try_at: now,
    created_at: now,
    sent_at: null,
  }).execute()
  await addJob(tx, sendMailJob, { mailId: id }, id)
}
