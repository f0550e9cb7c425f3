import {
  explainRefunds,
  type ForeignRefund,
  type RefundByHand,
} from '@tourdesk/domain/payments/explainRefunds'
import type { Tx } from '../kernel/database.ts'
import { newId } from '../kernel/newId.ts'
import { everyOrder } from '../kernel/scope.ts'
import { changeRows, insertRows, scopedRows } from '../schema/orderTables.ts'

/** A refund made at the provider itself, with its approval. */
export type FoundRefund = ForeignRefund & { authorization: string }

/**
 * Writes a line for each refund made at the provider, once, and settles lines with the refunds of ours that
 * explain them.
 */
export async function keepRefundLines(tx: Tx, found: FoundRefund[], now: Date): Promise<void> {
  const open = await openLines(tx)
  const explained = explainRefunds([...open, ...found], await refundsByHand(tx))
  for (const { number } of open) {
    const payment_id = explained.get(number)
    if (payment_id === undefined) continue
    await changeRows(tx, everyOrder, 'ledger_mismatches')
      .set({ payment_id, settled_at: now })
      .where('transaction_number', '=', number)
      .where('settled_at', 'is', null)
      .execute()
  }
  if (found.length === 0) return
  const rows = found.map((refund) => ({
    id: newId(),
    order_id: refund.orderId,
    payment_id: explained.get(refund.number) ?? null,
    statement_id: null,
    kind: 'card_refund' as const,
    expected: null,
    found: refund.amount,
    currency: refund.currency,
    transaction_number: refund.number,
    transaction_day: refund.day,
    authorization_number: refund.authorization,
    found_at: now,
    settled_at: explained.has(refund.number) ? now : null,
  }))
  // Another server may have written it in the meantime.
  await insertRows(tx, everyOrder, 'ledger_mismatches', rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function openLines(tx: Tx): Promise<ForeignRefund[]> {
  const lines = await scopedRows(tx, everyOrder)
    .mismatches()
    .select(['transaction_number', 'transaction_day', 'order_id', 'found', 'currency'])
    .where('kind', '=', 'card_refund')
    .where('settled_at', 'is', null)
    .orderBy('found_at')
    .orderBy('id')
    .execute()
  return lines.map(({ order_id: orderId, found, currency, ...line }) => ({
    number: line.transaction_number ?? '',
    day: line.transaction_day ?? '',
    orderId,
    amount: found ?? 0,
    currency,
  }))
}

/** Refunds that staff marked as made at the card terminal, and that haven't settled a line. */
async function refundsByHand(tx: Tx): Promise<RefundByHand[]> {
  const rows = scopedRows(tx, everyOrder)
  const settling = rows
    .mismatches()
    .select('payment_id')
    .where('kind', '=', 'card_refund')
    .where('payment_id', 'is not', null)
    .$narrowType<{ payment_id: string }>()
  return rows
    .ledger()
    .innerJoin('payments', 'payments.id', 'ledger_entries.payment_id')
    .select(['payments.id', 'payments.order_id as orderId', 'payments.amount', 'payments.currency'])
    .select('ledger_entries.day')
    .where('ledger_entries.kind', '=', 'refund')
    .where('ledger_entries.method', '=', 'terminal')
    .where('payments.status', '=', 'paid')
    .where('payments.id', 'not in', settling)
    .orderBy('ledger_entries.created_at')
    .orderBy('payments.id')
    .execute()
}
