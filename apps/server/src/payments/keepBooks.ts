import { askByInstalments } from '@tourdesk/domain/payments/askByInstalments'
import type { Instalment } from '@tourdesk/domain/payments/instalments'
import {
  type BookedOrder,
  type Books,
  noChange,
  postTotal,
  type TotalChange,
} from '@tourdesk/domain/payments/ledger'
import type { PaymentStep } from '@tourdesk/domain/payments/payments'
import type { Tx } from '../kernel/database.ts'
import type { Scope } from '../kernel/scope.ts'
import { applyPayments } from './applyPayments.ts'
import { addEntries, type WrittenWith } from './ledgerEntries.ts'
import { writeListedMoney } from './writeListedMoney.ts'

/** An order whose money changes, locked, and who changes it. */
export interface KeptOrder extends BookedOrder {
  id: string
  /** What its charges ask for from now on; none if everything is due at once. */
  instalments: Instalment[]
  createdBy: string | null
  now: Date
}

/**
 * Carries out a plan of payments, with charges that follow the order's instalments, writes to the ledger what it and the
 * order's new total mean, and to the order what lists show of it. Every change of an order's money goes through here,
 * after its own changes to the order and its entries. Returns the books afterwards and the steps that were carried out.
 * @param change why the total changes, if it does
 * @param written what the rows of that change keep besides
 */
export async function keepBooks(
  tx: Tx,
  scope: Scope,
  order: KeptOrder,
  before: Books,
  plan: PaymentStep[],
  change: TotalChange = noChange,
  written: Partial<WrittenWith> = {},
): Promise<{ books: Books; steps: PaymentStep[] }> {
  const { currency, instalments } = order
  const steps = askByInstalments(before.payments, plan, { instalments, currency })
  const { payments, entries } = await applyPayments(tx, scope, order, before, steps)
  const added = await addEntries(tx, scope, order, postTotal({ payments, entries }, order, change), written)
  const books = { payments, entries: [...entries, ...added] }
  await writeListedMoney(tx, scope, order, books)
  return { books, steps }
}
