import type { DepartureBatch } from '@tourdesk/contract/departures/departureBatches'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { countRefunds, isFinished, undoableUntil } from '@tourdesk/domain/departures/batch'
import { toDollars } from '@tourdesk/domain/money'
import { refundState } from '@tourdesk/domain/payments/refundTask'
import type { Selectable } from 'kysely'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import { everyOrder } from '../../kernel/scope.ts'
import type { DepartureBatches } from '../../schema/dispatch.ts'
import { scopedRows } from '../../schema/orderTables.ts'
import type { BatchNeeds } from './batchScene.ts'
import { permissionOf } from './planBatch.ts'

/**
 * A batch, with the refunds of its orders and their messages as they are now. Throws `not_found` (404). A cancellation
 * needs what it takes to cancel (403).
 */
export async function findBatch(
  call: Pick<Call, 'db' | 'actor' | 'now'>,
  id: string,
  { messages }: Pick<BatchNeeds, 'messages'>,
): Promise<DepartureBatch> {
  const { db, actor, now } = call
  const batch = await db
    .selectFrom('departure_batches')
    .selectAll()
    .where('id', '=', id)
    .where('committed_at', 'is not', null)
    .executeTakeFirst()
  if (!batch?.committed_at) throw new Problem('not_found')
  authorize(actor, permissionOf[batch.request.kind])
  const ids = batch.orders.map(({ order }) => order)
  const rows = scopedRows(db, everyOrder)
  const [departures, orders, refunds, sent] = await Promise.all([
    db
      .selectFrom('tour_events')
      .innerJoin('tours', 'tours.id', 'tour_id')
      .select(['tour_id', 'tours.name', 'tour_date'])
      .where('tour_events.id', 'in', batch.tour_events)
      .orderBy('tour_date')
      .orderBy('tours.name')
      .execute(),
    ids.length === 0
      ? []
      : rows
          .orders()
          .select(['id', 'order_number', 'first_name', 'last_name'])
          .where('id', 'in', ids)
          .orderBy('order_number')
          .execute(),
    ids.length === 0
      ? []
      : rows
          .payments()
          .selectAll('payments')
          .where('order_id', 'in', ids)
          .where('action', '=', 'refund')
          .where('created_at', '=', batch.committed_at)
          .execute(),
    messages.sent(call, id),
  ])
  const shown = refunds.map((refund) => ({
    order: refund.order_id,
    _id: refund.id,
    amount: toDollars(refund.amount),
    currency: refund.currency,
    state:
      refund.status === 'pending'
        ? refundState({ provider: refund.provider, isRefused: refund.refused_at !== null })
        : null,
    response: refund.refusal,
  }))
  const counts = countRefunds(shown.map(({ state }) => state))
  const { request, committed_at, undone_at } = batch
  const to = await nameTarget(db, batch.to_tour_event)
  return {
    _id: batch.id,
    kind: request.kind,
    departures: departures.map((row) => ({
      tour: { _id: row.tour_id, name: row.name },
      date: row.tour_date,
    })),
    to,
    price: request.kind === 'move' || request.kind === 'merge' ? request.price : null,
    reason: request.kind === 'cancel' ? request.reason : null,
    text: request.kind === 'undo' ? '' : request.text,
    customersText: request.kind === 'undo' ? '' : (request.customersText ?? ''),
    messages: request.messages,
    by: batch.by_name,
    at: committed_at.toISOString(),
    orders: orders.map((order) => ({
      order: { _id: order.id, orderNumber: order.order_number },
      customer: `${order.first_name} ${order.last_name}`.trim(),
      message: sent.get(order.id) ?? null,
      refunds: shown.filter((refund) => refund.order === order.id).map(({ order: _, ...refund }) => refund),
    })),
    counts,
    isFinished: isFinished(counts),
    undoUntil: undoUntil(batch, now),
    undoneAt: undone_at?.toISOString() ?? null,
  }
}

function undoUntil(
  {
    request,
    committed_at,
    undone_at,
  }: Pick<Selectable<DepartureBatches>, 'request' | 'committed_at' | 'undone_at'>,
  now: Date,
): string | null {
  const isMove = request.kind === 'move' || request.kind === 'merge'
  if (!isMove || !committed_at || undone_at) return null
  const until = undoableUntil(committed_at)
  return now > until ? null : until.toISOString()
}

async function nameTarget(db: Call['db'], id: string | null): Promise<DepartureBatch['to']> {
  if (id === null) return null
  const row = await db
    .selectFrom('tour_events')
    .innerJoin('tours', 'tours.id', 'tour_id')
    .select(['tour_id', 'tours.name', 'tour_date'])
    .where('tour_events.id', '=', id)
    .executeTakeFirst()
  return row ? { tour: { _id: row.tour_id, name: row.name }, date: row.tour_date } : null
}
