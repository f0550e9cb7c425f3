import type { Updateable } from 'kysely'
import { withoutEvent } from '../kernel/announce.ts'
import type { Attempt } from '../kernel/jobs.ts'
import type { Product } from '../kernel/product.ts'
import type { Mailer } from '../outside/mail/mail.ts'
import type { MailOutbox } from '../schema/platform.ts'

/**
 * Sends a mail of the outbox, unless that was done before, and writes down how it went. Rejects when it was not taken,
 * so that the queue tries again.
 */
export async function sendMail(
  { db, clock }: Pick<Product, 'db' | 'clock'>,
  mailer: Mailer,
  mailId: string,
  attempt: Attempt,
): Promise<void> {
  const mail = await db
    .selectFrom('mail_outbox')
    .selectAll()
    .where('id', '=', mailId)
    .where('status', 'not in', ['sent', 'kept'])
    .executeTakeFirst()
  if (!mail) return
  const { recipient, subject, html, body_text: text } = mail
  let outcome: 'sent' | 'kept'
  try {
    outcome = await mailer.send({ id: mail.id, recipient, subject, html, text })
  } catch (error) {
    await noteHow(db, mailId, {
      status: attempt.isLast ? 'failed' : 'pending',
      tries: attempt.number,
      last_error: error instanceof Error ? error.message : String(error),
      next_try_at: attempt.isLast ? null : new Date(clock.now().getTime() + pauseAfter(attempt.number)),
    })
    throw error
  }
  await noteHow(db, mailId, {
    status: outcome,
    tries: attempt.number,
    sent_at: outcome === 'sent' ? clock.now() : null,
    next_try_at: null,
    last_error: null,
  })
}

/** How the sending goes is the outbox's own business, not a change of a record. */
function noteHow(db: Product['db'], mailId: string, how: Updateable<MailOutbox>): Promise<unknown> {
  return withoutEvent({ db }, (tx) =>
    tx.updateTable('mail_outbox').set(how).where('id', '=', mailId).execute(),
  )
}

/** The queue's own pause: e to the power of the try, in seconds. */
function pauseAfter(attempt: number): number {
  return Math.round(Math.exp(Math.min(10, attempt)) * 1000)
}
