import type { Tx } from '../kernel/database.ts'
import { addJob } from '../kernel/jobs.ts'
import { sendMailJob } from './queueMail.ts'

/** Sends the mail of a message now, if it's waiting for its time or has failed. */
export async function sendMailAgain(tx: Tx, messageId: string, now: Date): Promise<void> {
  const { id } = await tx
    .updateTable('mail_outbox')
    .set({ status: 'pending', next_try_at: now })
    .where('message_id', '=', messageId)
    .where('status', '!=', 'sent')
    .returning('id')
    .executeTakeFirstOrThrow()
  await addJob(tx, sendMailJob, { mailId: id }, id)
}
