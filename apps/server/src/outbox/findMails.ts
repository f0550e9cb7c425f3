import { Problem } from '@tourdesk/contract/kernel/problem'
import type { OutboxQuery } from '@tourdesk/contract/lists'
import type { Mail } from '@tourdesk/contract/outbox/outbox'
import { addDays, type Day, instantIn } from '@tourdesk/domain/calendar'
import type { Selectable } from 'kysely'
import type { Call } from '../kernel/call.ts'
import type { Db } from '../kernel/database.ts'
import type { MailOutbox } from '../schema/platform.ts'

/** A page of the outbox, newest first. */
export async function findMails({ db }: Call, { page, limit, ...filter }: OutboxQuery) {
  const [rows, { total }] = await Promise.all([
    filtered(db, filter)
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    filtered(db, filter)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { data: rows.map(toMail), total, page, limit }
}

/** Days are those of Jerusalem, both included. */
function filtered(db: Db, { status, startDate, endDate }: Omit<OutboxQuery, 'page' | 'limit'>) {
  const started = (day: Day) => instantIn(day, '00:00')
  let mails = db.selectFrom('mail_outbox')
  if (status?.length) mails = mails.where('status', 'in', status)
  if (startDate) mails = mails.where('created_at', '>=', started(startDate))
  if (endDate) mails = mails.where('created_at', '<', started(addDays(endDate, 1)))
  return mails
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
