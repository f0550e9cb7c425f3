import type { CheckedCredit } from '@tourdesk/domain/orders/findMismatches'
import type { Db, Tx } from '../kernel/database.ts'
import type { Scope } from '../kernel/scope.ts'
import { scopedRows } from '../schema/orderTables.ts'

/**
 * The credits that these orders gave, oldest first: the stored rest, and the rest by the ledgers of all
 * orders.
 */
export async function sumCredits(
  db: Db | Tx,
  scope: Scope,
  orders: string[],
): Promise<(CheckedCredit & { order_id: string })[]> {
  const rows = scopedRows(db, scope)
  const credits = await rows
    .credits()
    .select(['id', 'order_id', 'rest'])
    .where('order_id', 'in', orders)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  if (credits.length === 0) return []
  const moved = await rows
    .payments()
    .innerJoin('ledger_entries as moved', 'moved.payment_id', 'payments.id')
    .leftJoin('ledger_entries as reversal', 'reversal.reverses_id', 'moved.id')
    .select(['payments.credit_id', 'moved.amount', 'reversal.amount as reversed'])
    .where(
      'payments.credit_id',
      'in',
      credits.map(({ id }) => id),
    )
    .execute()
  const movedOf = Map.groupBy(moved, ({ credit_id }) => credit_id)
  return credits.map(({ id, order_id, rest }) => ({
    order_id,
    rest,
    byLedgers: (movedOf.get(id) ?? []).reduce(
      (sum, { amount, reversed }) => sum + amount + (reversed ?? 0),
      0,
    ),
  }))
}
