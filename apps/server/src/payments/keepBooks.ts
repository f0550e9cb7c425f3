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
 * Carries out a plan of payments, and writes to the ledger what it and the order's new total mean. Every change of an
 * order's money goes through here. Returns the books afterwards.
 * @param change why the total changes, if it does
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
