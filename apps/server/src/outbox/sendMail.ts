import type { Selectable, Updateable } from 'kysely'
import { withoutEvent } from '../kernel/announce.ts'
import { insertInto } from '../kernel/insertInto.ts'
import type { Attempt } from '../kernel/jobs.ts'
import { newId } from '../kernel/newId.ts'
import type { Product } from '../kernel/product.ts'
import type { MailFile } from '../outside/mail/mail.ts'
import type { MailOutbox } from '../schema/platform.ts'
import { deliver, type Senders } from './deliver.ts'

/**
 * Sends a mail from the outbox, unless it was sent before, and records the result. Rejects if it wasn't
 * accepted, so that the queue retries.
 */
export async function sendMail(
  { db, clock }: Pick<Product, 'db' | 'clock'>,
  senders: Senders,
  mailId: string,
  attempt: Attempt,
): Promise<void> {
  const mail = await db
    .selectFrom('mail_outbox')
    .selectAll()
    .where('id', '=', mailId)
    .where('status', 'not in', ['sent', 'kept', 'canceled'])
    .executeTakeFirst()
  if (!mail) return
  if (mail.valid_until && mail.valid_until <= clock.now()) {
    await noteHow(db, mailId, {
      ...failed,
      ...blank,
      tries: attempt.number,
      last_error: 'The link has expired',
    })
    return
  }
  let outcome: 'sent' | 'kept'
  try {
    outcome = await deliver(senders, mail, await filesOf(db, senders, mailId))
  } catch (error) {
    await noteTry(
      { db, senders, mail, now: clock.now() },
      {
        status: attempt.isLast ? 'failed' : 'pending',
        tries: attempt.number,
        last_error: error instanceof Error ? error.message : String(error),
        next_try_at: attempt.isLast ? null : new Date(clock.now().getTime() + pauseAfter(attempt.number)),
      },
    )
    throw error
  }
  await noteTry(
    { db, senders, mail, now: clock.now() },
    {
      status: outcome,
      tries: attempt.number,
      sent_at: outcome === 'sent' ? clock.now() : null,
      next_try_at: null,
      last_error: null,
      ...(outcome === 'sent' && mail.valid_until && blank),
    },
  )
}

async function filesOf(
  db: Product['db'],
  { drawPrint }: Pick<Senders, 'drawPrint'>,
  mailId: string,
): Promise<MailFile[]> {
  const files = await db
    .selectFrom('mail_files')
    .select(['name', 'media_type as mediaType', 'content', 'print_id'])
    .where('mail_id', '=', mailId)
    .orderBy('name')
    .execute()
  return Promise.all(
    files.map(async ({ name, mediaType, content, print_id }) => ({
      name,
      mediaType,
      content: content ?? (await drawPrint(print_id ?? '')),
    })),
  )
}

const failed = { status: 'failed', next_try_at: null } as const
/** Clears a mail's text. */
export const blank = { html: '', body_text: '' }

/** The sending state is technical, not a change of a business record. */
function noteHow(db: Product['db'], mailId: string, how: Updateable<MailOutbox>): Promise<unknown> {
  return withoutEvent({ db }, (tx) =>
    tx.updateTable('mail_outbox').set(how).where('id', '=', mailId).execute(),
  )
}

interface Tried {
  db: Product['db']
  senders: Senders
  mail: Pick<Selectable<MailOutbox>, 'id' | 'message_id'>
  now: Date
}

/** Records the result of a try, which the mail's history keeps. */
function noteTry({ db, senders, mail, now }: Tried, how: Updateable<MailOutbox>): Promise<unknown> {
  return withoutEvent({ db }, async (tx) => {
    const isOut = how.status === 'sent'
    const { numUpdatedRows } = await tx
      .updateTable('mail_outbox')
      .set(how)
      .where('id', '=', mail.id)
      // A mail canceled in the meantime stays canceled, unless it was sent after all.
      .$if(!isOut, (stored) => stored.where('status', '!=', 'canceled'))
      .executeTakeFirst()
    await insertInto(tx, 'mail_tries', {
      id: newId(),
      mail_id: mail.id,
      tried_at: now,
      error: how.last_error ?? null,
    }).execute()
    if (how.status === 'failed' && numUpdatedRows > 0n && mail.message_id)
      await senders.gaveUp?.(tx, mail.message_id, now)
  })
}

/** The queue's own pause: e to the power of the attempt, in seconds. */
function pauseAfter(attempt: number): number {
  return Math.round(Math.exp(Math.min(10, attempt)) * 1000)
}
