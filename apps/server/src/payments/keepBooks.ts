import { type BookedOrder, type Books, postTotal, type TotalChange } from '@tourdesk/domain/payments/ledger'
import type { PaymentStep } from '@tourdesk/domain/payments/payments'
import type { Tx } from '../kernel/database.ts'
import type { Scope } from '../kernel/scope.ts'
import { applyPayments } from './applyPayments.ts'
import { addEntries } from './ledgerEntries.ts'

/** An order whose money changes, locked, and who changes it. */
export interface KeptOrder extends BookedOrder {
  id: string
  createdBy: string | null
  now: Date
}

/**
 * Does what a plan of payments says, and writes what it and the order's new total mean into its ledger. Whatever
 * changes the money of an order goes through here. Returns the books afterwards.
 * @param change why the total is another one, if it is
 */
export async function keepBooks(
  tx: Tx,
  scope: Scope,
  order: KeptOrder,
  before: Books,
  steps: PaymentStep[],
  change: TotalChange = { reason: 'edit', voided: 0 },
): Promise<Books> {
  const { payments, entries } = await applyPayments(tx, scope, order, before, steps)
  const written = await addEntries(tx, scope, order, postTotal({ payments, entries }, order, change))
  return { payments, entries: [...entries, ...written] }
}
