import type { DepartureBatch } from '@tourdesk/contract/departures/departureBatches'
import { Problem } from '@tourdesk/contract/kernel/problem'
import { countRefunds, isFinished } from '@tourdesk/domain/departures/batch'
import { toDollars } from '@tourdesk/domain/money'
import { refundState } from '@tourdesk/domain/payments/refundTask'
import type { Call } from '../../kernel/call.ts'
import { everyOrder } from '../../kernel/scope.ts'
import { scopedRows } from '../../schema/orderTables.ts'

/** A batch, with the refunds of its orders as they are now. Throws `not_found` (404). */
export async function findBatch({ db }: Pick<Call, 'db'>, id: string): Promise<DepartureBatch> {
  const batch = await db
    .selectFrom('departure_batches')
    .selectAll()
    .where('id', '=', id)
    .where('committed_at', 'is not', null)
    .executeTakeFirst()
  if (!batch?.committed_at) throw new Problem('not_found')
  const ids = batch.orders.map(({ order }) => order)
  const rows = scopedRows(db, everyOrder)
  const [departures, orders, refunds] = await Promise.all([
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
  const { reason, text, messages } = batch.request
  return {
    _id: batch.id,
    departures: departures.map((row) => ({
      tour: { _id: row.tour_id, name: row.name },
      date: row.tour_date,
    })),
    reason,
    text,
    messages,
    by: batch.by_name,
    at: batch.committed_at.toISOString(),
    orders: orders.map((order) => ({
      order: { _id: order.id, orderNumber: order.order_number },
      customer: `${order.first_name} ${order.last_name}`.trim(),
      refunds: shown.filter((refund) => refund.order === order.id).map(({ order: _, ...refund }) => refund),
    })),
    counts,
    isFinished: isFinished(counts),
  }
}
