import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Ledger } from '@tourdesk/contract/payments/ledgerShapes'
import { can } from '@tourdesk/domain/access/actor'
import type { Day } from '@tourdesk/domain/calendar'
import { toDollars } from '@tourdesk/domain/money'
import { sumsOf, toRefund } from '@tourdesk/domain/payments/ledger'
import type { Selectable } from 'kysely'
import type { Call } from '../kernel/call.ts'
import { toPayments } from '../payments/applyPayments.ts'
import { findLedgerRows, toEntry } from '../payments/ledgerEntries.ts'
import type { LedgerEntries } from '../schema/orders.ts'
import { findOrder } from './saved/queries.ts'

/** The ledger of an order that the scope may see. Throws `not_found` (404). */
export async function findLedger(call: Call, orderId: string): Promise<Ledger> {
  const stored = await findOrder(call, orderId)
  if (!stored) throw new Problem('not_found')
  const { currency } = stored.order
  const rows = await findLedgerRows(call.db, call.scope, orderId)
  const entries = rows.map(toEntry)
  const { total, paid, balance } = sumsOf(entries, currency)
  const isInside = can(call.actor, 'orders.settle')
  return {
    data: rows.map((row, index) => ({
      _id: row.id,
      kind: row.kind,
      amount: toDollars(row.amount),
      currency: row.currency,
      balance: toDollars(sumsOf(entries.slice(0, index + 1), row.currency).balance),
      day: row.day,
      created: row.created_at.toISOString(),
      by: isInside ? row.author : null,
      method: row.method,
      reference: row.reference,
      reason: row.reason,
      note: isInside ? row.note : '',
      reverses: row.reverses_id,
      entry: row.entry_id,
      received: receivedOf(row),
      heldBy: isInside ? holderOf(row) : null,
    })),
    currency,
    total: toDollars(total),
    paid: toDollars(paid),
    balance: toDollars(balance),
    toRefund: toDollars(toRefund(toPayments(stored.payments), currency)),
  }
}

function receivedOf({
  received_amount,
  received_currency,
  received_rate,
  order_rate,
}: Selectable<LedgerEntries>) {
  if (received_amount === null || !received_currency || !received_rate || !order_rate) return null
  return {
    amount: toDollars(received_amount),
    currency: received_currency,
    rate: received_rate,
    orderRate: order_rate,
  }
}

function holderOf({
  holder_id,
  holder_name,
  handed_over,
}: Pick<Selectable<LedgerEntries>, 'holder_id' | 'holder_name'> & { handed_over: Day | null }) {
  if (holder_id === null || holder_name === null) return null
  return { _id: holder_id, name: holder_name, handedOver: handed_over }
}
