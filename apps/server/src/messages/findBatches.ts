import { Problem } from '@tourdesk/contract/kernel/problem'
import type { MessageBatch } from '@tourdesk/contract/messages/messageBatches'
import { sql } from 'kysely'
import type { Db, Tx } from '../kernel/database.ts'
import { stateAt } from './findMessages.ts'

interface Reader {
  db: Db | Tx
  now: Date
}

/** Throws `not_found` (404). */
export async function findBatch(reader: Reader, id: string): Promise<MessageBatch> {
  const [batch] = await progressOf(reader, [id])
  if (!batch) throw new Problem('not_found')
  return batch
}

/** Batches of several messages that are still being sent automatically. */
export async function findRunningBatches(reader: Reader): Promise<MessageBatch[]> {
  const rows = await reader.db
    .selectFrom('messages')
    .innerJoin('mail_outbox', 'mail_outbox.message_id', 'messages.id')
    .innerJoin('message_batches', 'message_batches.id', 'batch_id')
    .select('batch_id')
    .distinct()
    .where('messages.state', '=', 'mailed')
    .where('status', '=', 'pending')
    .execute()
  const batches = await progressOf(
    reader,
    rows.flatMap(({ batch_id }) => batch_id ?? []),
  )
  return batches.filter(({ total }) => total > 1)
}

async function progressOf({ db, now }: Reader, ids: readonly string[]): Promise<MessageBatch[]> {
  const countIn = (...states: string[]) =>
    sql<number>`count(*) filter (where ${stateAt(now)} = any(${states}))::int`
  const rows = await db
    .selectFrom('message_batches')
    .leftJoin('messages', 'messages.batch_id', 'message_batches.id')
    .leftJoin('mail_outbox', 'mail_outbox.message_id', 'messages.id')
    .leftJoin('users', 'users.id', 'created_by')
    .select(['message_batches.id', 'message_batches.event', 'message_batches.created_at', 'stopped_at'])
    .select(sql<string>`coalesce(trim(users.first_name || ' ' || users.last_name), '')`.as('by'))
    .select([
      countIn('sent').as('sent'),
      countIn('waiting', 'pending').as('waiting'),
      countIn('by_hand').as('byHand'),
      countIn('failed').as('failed'),
      countIn('canceled').as('canceled'),
      countIn('suppressed').as('silent'),
    ])
    .where('message_batches.id', '=', sql<string>`any(${ids})`)
    .groupBy(['message_batches.id', 'users.id'])
    .orderBy('message_batches.created_at', 'desc')
    .execute()
  return rows.map(({ id, event, by, created_at, stopped_at, ...counts }) => ({
    _id: id,
    event,
    by,
    createdAt: created_at.toISOString(),
    stoppedAt: stopped_at?.toISOString() ?? null,
    total: counts.sent + counts.waiting + counts.byHand + counts.failed + counts.canceled,
    ...counts,
  }))
}
