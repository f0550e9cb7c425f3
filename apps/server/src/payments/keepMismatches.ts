import type { Mismatch } from '@tourdesk/domain/orders/findMismatches'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import type { Tx } from '../kernel/database.ts'
import { newId } from '../kernel/newId.ts'
import { everyOrder } from '../kernel/scope.ts'
import { changeRows, insertRows, scopedRows } from '../schema/orderTables.ts'

/** A difference of an order, of one of its card payments, or of a statement. */
export type FoundMismatch = Mismatch & {
  orderId: string | null
  paymentId: string | null
  statementId: string | null
  currency: Currency
}

/** What was compared; lines of it that weren't found again are settled. */
export type Compared = { orders: string[] } | { payments: string[] } | { statements: string[] }

/** Stores the differences that were found in what was compared, each once as long as it holds. */
export async function keepMismatches(
  tx: Tx,
  compared: Compared,
  found: FoundMismatch[],
  now: Date,
): Promise<void> {
  const open = await openLines(tx, compared)
  const keyOf = (line: Pick<FoundMismatch, 'orderId' | 'paymentId' | 'statementId' | 'kind'>) =>
    `${line.orderId} ${line.paymentId} ${line.statementId} ${line.kind}`
  const keys = new Set(found.map(keyOf))
  const gone = open.filter((line) => !keys.has(keyOf(line))).map(({ id }) => id)
  if (gone.length > 0)
    await changeRows(tx, everyOrder, 'ledger_mismatches')
      .set({ settled_at: now })
      .where('id', 'in', gone)
      .where('settled_at', 'is', null)
      .execute()
  if (found.length === 0) return
  const rows = found.map(({ orderId, paymentId, statementId, ...line }) => ({
    id: newId(),
    order_id: orderId,
    payment_id: paymentId,
    statement_id: statementId,
    ...line,
    transaction_number: null,
    transaction_day: null,
    authorization_number: null,
    found_at: now,
    settled_at: null,
  }))
  // Another server may have written it in the meantime.
  await insertRows(tx, everyOrder, 'ledger_mismatches', rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

function openLines(tx: Tx, compared: Compared) {
  const lines = scopedRows(tx, everyOrder)
    .mismatches()
    .select(['id', 'order_id as orderId', 'payment_id as paymentId', 'statement_id as statementId', 'kind'])
    .where('settled_at', 'is', null)
  return 'orders' in compared
    ? lines
        .where('order_id', 'in', compared.orders)
        .where('payment_id', 'is', null)
        .where('transaction_number', 'is', null)
        .execute()
    : 'payments' in compared
      ? lines.where('payment_id', 'in', compared.payments).execute()
      : lines.where('statement_id', 'in', compared.statements).execute()
}
