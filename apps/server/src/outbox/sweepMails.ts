import type { Tx } from '../kernel/database.ts'
import { blank } from './sendMail.ts'

const keptDays = 30

/** Deletes the text of mails with expired links, and the mails whose link expired a month ago. */
export async function sweepMails(tx: Tx, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - keptDays * 24 * 3_600_000)
  await tx.deleteFrom('mail_outbox').where('valid_until', '<', longAgo).execute()
  await tx
    .updateTable('mail_outbox')
    .set(blank)
    .where('valid_until', '<=', now)
    .where('html', '!=', '')
    .execute()
}
