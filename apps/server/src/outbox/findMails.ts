import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Mail } from '@tourdesk/contract/outbox/outbox'
import type { Selectable } from 'kysely'
import type { Call } from '../kernel/call.ts'
import type { MailOutbox } from '../schema/platform.ts'

/** A page of the outbox, newest first. */
export async function findMails({ db }: Call, { page, limit }: { page: number; limit: number }) {
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom('mail_outbox')
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    db
      .selectFrom('mail_outbox')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { data: rows.map(toMail), total, page, limit }
}

/** One mail with its text. Throws `not_found` (404). */
export async function findMail({ db }: Call, id: string) {
  const row = await db.selectFrom('mail_outbox').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Problem('not_found')
  return { ...toMail(row), html: row.html, text: row.body_text }
}

function toMail(row: Selectable<MailOutbox>): Mail {
  return {
    _id: row.id,
    kind: row.kind,
    recipient: row.recipient,
    subject: row.subject,
    status: row.status,
    tries: row.tries,
    lastError: row.last_error,
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
  }
}
