import type { Person } from '@tourdesk/domain/access/actor'
import type { DomainEvent } from '@tourdesk/domain/activity/events'
import type { PaymentStep } from '@tourdesk/domain/payments/payments'
import { takeBack } from '@tourdesk/domain/payments/takeBack'
import { agencyProvider } from '@tourdesk/domain/payments/vocabulary'
import { type BilledOrder, isOpenAgain, isSettled } from '@tourdesk/domain/statements/statement'
import type { Call } from '../kernel/call.ts'
import type { Tx } from '../kernel/database.ts'
import { newId } from '../kernel/newId.ts'
import { booksOf } from '../orders/money/booksOf.ts'
import { changePayments } from '../orders/money/changePayments.ts'
import { dueOf } from '../orders/money/dueOf.ts'
import { lockOrder } from '../orders/saved/queries.ts'
import { lockRows } from '../schema/lockRows.ts'
import { changeRows, insertRows, scopedRows } from '../schema/orderTables.ts'
import { findBilledOrders } from './billedOrders.ts'

/** The orders that have lines on statements. */
export async function ordersOn(
  tx: Tx,
  { scope }: Call<Person>,
  statements: readonly string[],
): Promise<string[]> {
  if (statements.length === 0) return []
  const rows = await scopedRows(tx, scope)
    .statementLines()
    .select('order_id')
    .distinct()
    .where('statement_id', 'in', statements)
    .execute()
  return rows.flatMap(({ order_id }) => (order_id === null ? [] : [order_id]))
}

/**
 * Settles what agencies were asked to pay for orders whose lines are all paid, and takes that back where lines
 * no longer are. Comes after the account is locked, and locks the orders. Returns the events to announce.
 * @param confirming a draft that counts as confirmed
 */
export async function followOrders(
  tx: Tx,
  call: Call<Person>,
  orders: readonly string[],
  confirming: string | null = null,
): Promise<DomainEvent[]> {
  const ids = [...new Set(orders)].toSorted()
  if (ids.length === 0) return []
  await lockRows(tx, 'orders', ids)
  const billed = await findBilledOrders(tx, ids, confirming)
  const events: DomainEvent[] = []
  for (const id of ids) {
    const order = billed.get(id) ?? { unbilled: 0, lines: [] }
    events.push(...(await openAgain(tx, call, id, order)))
    if (isSettled(order)) events.push(...(await settle(tx, call, id, order)))
  }
  return events
}

/** Settles the pending payments and refunds of an order to its agency. */
async function settle(
  tx: Tx,
  call: Call<Person>,
  id: string,
  { lines }: BilledOrder,
): Promise<DomainEvent[]> {
  const stored = await lockOrder(tx, call.scope, id)
  const pending = stored?.payments.filter(
    ({ status, provider }) => status === 'pending' && provider === agencyProvider,
  )
  if (!stored || !pending || pending.length === 0) return []
  const rows = pending.map((payment) => ({
    payment_id: payment.id,
    order_id: id,
    lines: lines.map(({ _id }) => _id),
    created_at: call.now,
    ended_at: null,
  }))
  await insertRows(tx, call.scope, 'statement_settlements', rows).execute()
  const steps = pending.map((payment): PaymentStep => ({ kind: 'settle', _id: payment.id }))
  return changePayments(tx, call, stored, await booksOf(tx, call.scope, stored), steps)
}

/** Takes settled payments of an order back if their lines are no longer paid, unless staff did already. */
async function openAgain(tx: Tx, call: Call<Person>, id: string, order: BilledOrder): Promise<DomainEvent[]> {
  const settled = await scopedRows(tx, call.scope)
    .settlements()
    .select(['payment_id', 'lines'])
    .where('order_id', '=', id)
    .where('ended_at', 'is', null)
    .orderBy('created_at', 'desc')
    .execute()
  const events: DomainEvent[] = []
  for (const { payment_id } of settled.filter(({ lines }) => isOpenAgain(lines, order))) {
    const stored = await lockOrder(tx, call.scope, id)
    if (!stored) continue
    const books = await booksOf(tx, call.scope, stored)
    const entry = books.entries.find(
      ({ payment, kind }) => payment === payment_id && (kind === 'payment' || kind === 'refund'),
    )
    const { status, collects_fees } = stored.order
    const due = status === 'canceled' && !collects_fees ? null : dueOf(stored)
    const taken = entry && takeBack(books, entry, { due, note: '', clientKey: newId() })
    // A refund that was paid in the meantime has to be reversed first.
    if (taken && !taken.ok && taken.code === 'payment_refunded') continue
    await changeRows(tx, call.scope, 'statement_settlements')
      .set({ ended_at: call.now })
      .where('payment_id', '=', payment_id)
      .execute()
    if (taken?.ok) events.push(...(await changePayments(tx, call, stored, books, taken.value)))
  }
  return events
}
