import { type CustomerNews, customerNews } from '@tourdesk/domain/messages/automatic'
import { isNewsOvertaken, type OrderNow } from '@tourdesk/domain/messages/overtaken'
import { sql } from 'kysely'
import type { Tx } from '../../kernel/database.ts'
import { addJob } from '../../kernel/jobs.ts'
import { cancelMessages } from '../cancelMessages.ts'
import { entriesInBatch } from './departureBatch.ts'
import { sendPlannedJob } from './sendPlannedJob.ts'

export type StoredNews = Awaited<ReturnType<typeof openNews>>[number]

/** The automatic messages about an order, or repeats of them, that haven't been sent yet. */
export function openNews(tx: Tx, order: string) {
  return tx
    .selectFrom('messages')
    .leftJoin('mail_outbox', 'mail_outbox.message_id', 'messages.id')
    .leftJoin('departure_batches', 'departure_batches.id', 'departure_batch_id')
    .select(['messages.id', 'event', 'state', 'entry_id', 'content', 'payment_id', 'instalment'])
    .select(entriesInBatch(sql.ref('messages.order_id')).as('entries'))
    .where('messages.order_id', '=', order)
    .where('batch_id', 'is', null)
    .where('event', 'in', customerNews)
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['planned', 'by_hand']),
        eb.and([eb('state', '=', 'mailed'), eb('mail_outbox.status', 'in', ['pending', 'failed'])]),
      ]),
    )
    .orderBy('messages.id')
    .execute()
}

/** Cancels those that no longer hold; reminders held back for a pickup time are tried again at once. */
export async function closeNews(
  tx: Tx,
  open: readonly StoredNews[],
  order: OrderNow,
  now: Date,
): Promise<void> {
  const overtaken = open.filter((message) => isOver(message, order))
  if (overtaken.length > 0)
    await cancelMessages(
      tx,
      overtaken.map(({ id }) => id),
      'overtaken',
    )
  const waiting = open.filter(
    (message) =>
      message.event === 'tour_reminder' && message.state === 'planned' && !overtaken.includes(message),
  )
  if (waiting.length === 0) return
  await tx
    .updateTable('messages')
    .set({ due_at: now })
    .where(
      'id',
      'in',
      waiting.map(({ id }) => id),
    )
    .where('state', '=', 'planned')
    .execute()
  await addJob(tx, sendPlannedJob, {}, sendPlannedJob.name)
}

/** True if a message that hasn't been sent yet no longer holds. */
export function isOver(
  { event, entry_id, content, payment_id, instalment, entries }: Omit<StoredNews, 'id' | 'state'>,
  order: OrderNow,
): boolean {
  const day = content.slice(0, 10) || null
  const news = { event: event as CustomerNews, entry: entry_id, payment: payment_id, instalment }
  return isNewsOvertaken({ ...news, day: entry_id === null ? null : day, entries: entries ?? [] }, order)
}

/** Rewrites texts to be sent by hand with the current facts. */
export async function writeAgain(tx: Tx, order: string, now: Date): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('messages')
    .set({ state: 'planned', due_at: now })
    .where('order_id', '=', order)
    .where('batch_id', 'is', null)
    .where('resends', 'is', null)
    .where('event', 'in', customerNews)
    .where('state', '=', 'by_hand')
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await addJob(tx, sendPlannedJob, {}, sendPlannedJob.name)
}
