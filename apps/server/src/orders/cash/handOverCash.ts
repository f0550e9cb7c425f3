import { Problem } from '@tourdesk/contract/kernel/problem'
import type { CashHandover } from '@tourdesk/contract/payments/crewCash'
import type { DomainEvent } from '@tourdesk/domain/activity/events'
import { type Day, dayIn } from '@tourdesk/domain/calendar'
import { decided } from '@tourdesk/domain/checked'
import { toCents, toDollars } from '@tourdesk/domain/money'
import { type CashHolder, handedOver, handedOverOf, handoverDay } from '@tourdesk/domain/payments/crewCash'
import { announce, inTransaction, unchanged } from '../../kernel/announce.ts'
import { authorize } from '../../kernel/authorize.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { accept, acceptFields } from '../../kernel/decide.ts'
import { newId } from '../../kernel/newId.ts'
import type { Scope } from '../../kernel/scope.ts'
import { usedKey } from '../../kernel/usedKey.ts'
import { lockRows } from '../../schema/lockRows.ts'
import { insertRows, scopedRows } from '../../schema/orderTables.ts'
import { daysOf } from '../saved/daysOf.ts'
import { findHolder } from './findHolder.ts'
import { findHeldCash, type HeldCash } from './heldCash.ts'

/**
 * Records that a guide or driver brought cash to the office, which changes its holder but no order's balance.
 * Hands over all the named payments or none; an amount is taken from the oldest payments. Repeating a
 * `clientKey` changes nothing. Throws `not_found` (404), `cash_not_held` (409) if the person no longer holds
 * one of the payments, `handover_over_held` (409) if they hold less than the amount, `payment_day_future` or
 * `handover_before_cash` (400).
 */
export async function handOverCash(call: Call, handover: CashHandover): Promise<void> {
  const { actor, scope, now } = call
  authorize(actor, 'orders.settle')
  const { operator, note, clientKey } = handover
  await inTransaction(call, async (tx) => {
    const holder = await findHolder(tx, operator)
    if (!holder) throw new Problem('not_found')
    // Locks the orders, so that nobody can reverse or hand over one of these payments until we're done.
    const asked = await paymentsOf(tx, scope, handover)
    await lockRows(tx, 'orders', await ordersOf(tx, scope, asked))
    if (await isRecorded(tx, scope, handover)) return unchanged(undefined)
    const held = await findHeldCash(tx, scope, { operator })
    const locked = held.filter(({ _id }) => asked.includes(_id))
    const handed = choose(locked, handover, holder.name)
    const today = dayIn(now)
    const day = acceptFields(decided('day', handoverDay(handover.day ?? today, today, handed)))
    const createdBy = actor.kind === 'person' ? actor.userId : null
    const rows = handed.map(({ _id, order_id, amount }) => ({
      id: newId(),
      order_id,
      ledger_entry_id: _id,
      amount,
      day,
      note,
      client_key: clientKey,
      created_by: createdBy,
      created_at: now,
    }))
    await insertRows(tx, scope, 'cash_handovers', rows).execute()
    const [first, ...more] = await eventsOf(tx, scope, handed, holder)
    if (first) await announce(tx, call, first, ...more)
  })
}

/** The payments that a handover can be taken from. */
async function paymentsOf(
  tx: Tx,
  scope: Scope,
  { operator, payments, currency }: CashHandover,
): Promise<string[]> {
  if (payments) return payments
  const held = await findHeldCash(tx, scope, { operator, ...(currency && { currency: [currency] }) })
  return held.map(({ _id }) => _id)
}

function choose(held: HeldCash[], { payments, amount, currency }: CashHandover, name: string): HeldCash[] {
  if (payments || amount === undefined || !currency) return accept(handedOver(held, payments ?? [], name))
  return accept(handedOverOf(held, { amount: toCents(amount), currency }, name))
}

async function ordersOf(tx: Tx, scope: Scope, payments: string[]): Promise<string[]> {
  if (payments.length === 0) return []
  const rows = await scopedRows(tx, scope)
    .ledger()
    .select('order_id')
    .distinct()
    .where('id', 'in', payments)
    .execute()
  return rows.map(({ order_id }) => order_id)
}

/** True if the same handover was recorded before. Refuses a key that was used for another. */
async function isRecorded(
  tx: Tx,
  scope: Scope,
  { payments, amount = 0, clientKey }: CashHandover,
): Promise<boolean> {
  const rows = await scopedRows(tx, scope)
    .handovers()
    .select(['ledger_entry_id', 'amount'])
    .where('client_key', '=', clientKey)
    .execute()
  if (rows.length === 0) return false
  const isSame = payments
    ? rows.every(({ ledger_entry_id }) => payments.includes(ledger_entry_id))
    : rows.reduce((sum, row) => sum + row.amount, 0) === toCents(amount)
  if (isSame) return true
  throw usedKey()
}

/** One event for each payment, so that it's in its order's log. */
async function eventsOf(
  tx: Tx,
  scope: Scope,
  handed: HeldCash[],
  { name: holder }: CashHolder,
): Promise<DomainEvent[]> {
  const days = await daysByOrder(
    tx,
    scope,
    handed.map(({ order_id }) => order_id),
  )
  return handed.map(({ order_id: id, order_number, account_id, agent_id: agentId, amount, currency }) => ({
    name: 'order.cashHandedOver',
    subject: { id, name: String(order_number), accountId: account_id },
    agentId,
    days: days.get(id) ?? [],
    facts: { amount: toDollars(amount), currency, holder },
  }))
}

async function daysByOrder(tx: Tx, scope: Scope, orders: string[]): Promise<Map<string, Day[]>> {
  const rows = await scopedRows(tx, scope)
    .entries()
    .select(['order_id', 'tour_date', 'end_date'])
    .distinct()
    .where('order_id', 'in', orders)
    .execute()
  const byOrder = Map.groupBy(rows, ({ order_id }) => order_id)
  return new Map([...byOrder].map(([id, entries]) => [id, daysOf(entries)]))
}
