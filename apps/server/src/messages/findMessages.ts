import { Problem } from '@tourdesk/contract/kernel/problem'
import type { MessagesQuery } from '@tourdesk/contract/lists'
import type { Message, MessageDetail, OrderMessageSettings } from '@tourdesk/contract/messages/messages'
import { addDays, instantIn } from '@tourdesk/domain/calendar'
import type { MessageState } from '@tourdesk/domain/messages/vocabulary'
import { soughtIn } from '@tourdesk/domain/search/soughtIn'
import { type ExpressionBuilder, type InferResult, type RawBuilder, sql } from 'kysely'
import { mayDo } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import { containingAll } from '../kernel/containing.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { everyOrder } from '../kernel/scope.ts'
import type { Tables } from '../kernel/tables.ts'
import { findOrder } from '../orders/saved/queries.ts'
import { scopedRows } from '../schema/orderTables.ts'
import { messageSettingsOf } from './orderMessageSettings.ts'

/** A page of messages, newest first, and how many are to be sent by hand. */
export async function findMessages({ db, now }: Call, { page, limit, ...filter }: MessagesQuery) {
  const [rows, { total }, byHand] = await Promise.all([
    withColumns(filtered(db, now, filter), now)
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    filtered(db, now, filter)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    countByHand(db),
  ])
  return { data: rows.map(toMessage), total, page, limit, byHand }
}

/** The number of messages to be sent by hand. */
export async function countByHand(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'by_hand')
    .executeTakeFirstOrThrow()
  return count
}

/** A message with every try to send it. Throws `not_found` (404). */
export async function findMessageDetail(call: { db: Db; now: Date }, id: string): Promise<MessageDetail> {
  const message = await findMessage(call, id)
  const tries = await call.db
    .selectFrom('mail_tries')
    .innerJoin('mail_outbox', 'mail_outbox.id', 'mail_id')
    .select(['tried_at', 'error'])
    .where('message_id', '=', id)
    .orderBy('tried_at')
    .orderBy('mail_tries.id')
    .execute()
  return { ...message, history: tries.map(({ tried_at, error }) => ({ at: tried_at.toISOString(), error })) }
}

/** Throws `not_found` (404). */
export async function findMessage({ db, now }: { db: Db | Tx; now: Date }, id: string): Promise<Message> {
  const row = await withColumns(start(db), now).where('messages.id', '=', id).executeTakeFirst()
  if (!row) throw new Problem('not_found')
  return toMessage(row)
}

/** The messages of an order that the caller may see. Throws `not_found` (404). */
export async function findMessagesOf(
  call: Call,
  order: string,
): Promise<{ data: Message[] } & OrderMessageSettings> {
  if (!(await findOrder(call, order))) throw new Problem('not_found')
  const [rows, settings] = await Promise.all([
    withColumns(start(call.db), call.now).where('order_id', '=', order).execute(),
    messageSettingsOf(call.db, order),
  ])
  const isOffice = mayDo(call.actor, 'messages.write')
  return {
    data: rows.map(toMessage).map(isOffice ? (message) => message : forAgency),
    ...settings,
  }
}

/** Hides the names of the office's people and the mail server's answers. */
function forAgency(message: Message): Message {
  return { ...message, by: '', sentBy: null, lastError: null }
}

/**
 * The mail's own state, unless the message has one; a mail that was sent in spite of being canceled counts as
 * sent. A mail is `waiting` until it's due for the first time.
 */
export function stateAt(now: Date): RawBuilder<MessageState> {
  return sql`case
    when mail_outbox.status = 'sent' then 'sent'
    when messages.state = 'planned' and messages.due_at > ${now} then 'waiting'
    when messages.state = 'planned' then 'pending'
    when messages.state <> 'mailed' then messages.state
    when mail_outbox.status = 'kept' then 'suppressed'
    when mail_outbox.status = 'pending' and mail_outbox.tries = 0 and mail_outbox.next_try_at > ${now} then 'waiting'
    when mail_outbox.status = 'pending' then 'pending'
    else 'failed'
  end`
}

/** Days are Jerusalem's; both are included. */
function filtered(
  db: Db,
  now: Date,
  {
    search,
    event,
    status,
    channel,
    batch,
    departure,
    startDate,
    endDate,
  }: Omit<MessagesQuery, 'page' | 'limit'>,
) {
  let rows = start(db)
  if (event?.length) rows = rows.where('messages.event', 'in', event)
  if (channel?.length) rows = rows.where('messages.channel', 'in', channel)
  if (status?.length) rows = rows.where(stateAt(now), 'in', status)
  if (batch) rows = rows.where('batch_id', '=', batch)
  if (departure) rows = rows.where(isAbout(db, departure))
  if (search) rows = rows.where(containingAll(sql`messages.find_text`, soughtIn(search)))
  if (startDate) rows = rows.where('messages.created_at', '>=', instantIn(startDate, '00:00'))
  if (endDate) rows = rows.where('messages.created_at', '<', instantIn(addDays(endDate, 1), '00:00'))
  return rows
}

/** The messages about a departure's people, its vehicles, and batches that canceled or moved it. */
function isAbout(db: Db, departure: string) {
  const entries = scopedRows(db, everyOrder).entries().select('order_entries.id')
  const units = db.selectFrom('vehicle_units').select('id').where('tour_event_id', '=', departure)
  const batches = db
    .selectFrom('departure_batches')
    .select('id')
    .where(sql<boolean>`${departure}::uuid = any(tour_events)`)
  return ({ eb, or }: ExpressionBuilder<Tables, 'messages'>) =>
    or([
      eb('messages.entry_id', 'in', entries.where('tour_event_id', '=', departure)),
      eb('messages.unit_id', 'in', units),
      eb('departure_batch_id', 'in', batches),
    ])
}

function start(db: Db | Tx) {
  return db.selectFrom('messages').leftJoin('mail_outbox', 'mail_outbox.message_id', 'messages.id')
}

function withColumns(rows: ReturnType<typeof start>, now: Date) {
  return rows
    .selectAll('messages')
    .select([
      stateAt(now).as('shown_state'),
      'mail_outbox.tries',
      'mail_outbox.last_error',
      'mail_outbox.next_try_at',
      'mail_outbox.sent_at as mailed_at',
      'mail_outbox.status as mail_status',
    ])
    .select((eb) =>
      eb
        .selectFrom('manifest_prints')
        .select('way')
        .whereRef('manifest_prints.id', '=', 'print_id')
        .as('sheet_way'),
    )
    .select((eb) =>
      eb
        .selectFrom('messages as later')
        .select('later.id')
        .whereRef('later.resends', '=', 'messages.id')
        .where('later.state', '!=', 'canceled')
        .as('resent_as'),
    )
    .orderBy('messages.created_at', 'desc')
    .orderBy('messages.id', 'desc')
}

function toMessage(row: InferResult<ReturnType<typeof withColumns>>[number]): Message {
  const { shown_state: state } = row
  return {
    _id: row.id,
    event: row.event,
    state,
    reason: row.mail_status === 'kept' ? 'kept' : row.reason,
    channel: row.channel,
    recipientKind: row.recipient_kind,
    recipient: row.recipient,
    recipientId: row.recipient_id,
    address: row.address,
    language: row.language,
    order: row.order_id === null ? null : { _id: row.order_id, orderNumber: row.order_number ?? 0 },
    unit:
      row.unit_id === null ? null : { _id: row.unit_id, name: row.unit_name ?? '', date: row.unit_day ?? '' },
    batch: row.batch_id,
    print: row.print_id,
    withCrewLink: row.sheet_way === 'crew',
    subject: row.subject,
    text: row.body,
    tries: row.tries ?? 0,
    resends: row.resends,
    resentAs: row.resent_as,
    lastError: row.last_error,
    by: row.by_name,
    createdAt: row.created_at.toISOString(),
    dueAt:
      ((state === 'waiting' || state === 'pending') && (row.next_try_at ?? row.due_at)?.toISOString()) ||
      null,
    sentAt: (row.mailed_at ?? row.sent_at)?.toISOString() ?? null,
    sentBy: row.sent_by,
  }
}
