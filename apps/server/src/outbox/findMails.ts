import { Problem } from '@tourdesk/contract/kernel/problem'
import type { OutboxQuery } from '@tourdesk/contract/lists'
import type { Mail } from '@tourdesk/contract/outbox/outbox'
import { addDays, type Day, instantIn } from '@tourdesk/domain/calendar'
import { soughtIn } from '@tourdesk/domain/search/soughtIn'
import { type Selectable, sql } from 'kysely'
import type { Call } from '../kernel/call.ts'
import { containingAll } from '../kernel/containing.ts'
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

/** Days are Jerusalem's; both are included. */
function filtered(db: Db, { search, status, startDate, endDate }: Omit<OutboxQuery, 'page' | 'limit'>) {
  const started = (day: Day) => instantIn(day, '00:00')
  let mails = db.selectFrom('mail_outbox').where('channel', '=', 'email')
  if (status?.length) mails = mails.where('status', 'in', status)
  if (search) mails = mails.where(containingAll(sql`find_text`, soughtIn(search)))
  if (startDate) mails = mails.where('created_at', '>=', started(startDate))
  if (endDate) mails = mails.where('created_at', '<', started(addDays(endDate, 1)))
  return mails
}

/** One mail with its text, unless its link has expired. Throws `not_found` (404). */
export async function findMail({ db, now }: Call, id: string) {
  const row = await db.selectFrom('mail_outbox').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Problem('not_found')
  const isOver = row.valid_until !== null && row.valid_until <= now
  return { ...toMail(row), html: isOver ? '' : row.html, text: isOver ? '' : row.body_text }
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
