import { askByInstalments } from '@tourdesk/domain/payments/askByInstalments'
import type { Instalment } from '@tourdesk/domain/payments/instalments'
import {
  type BookedOrder,
  type Books,
  noChange,
  postTotal,
  type TotalChange,
} from '@tourdesk/domain/payments/ledger'
import { isPaidWhole } from '@tourdesk/domain/payments/listedMoney'
import type { PaymentStep } from '@tourdesk/domain/payments/payments'
import { postEntries } from '../agencyAccounts/postEntries.ts'
import type { Tx } from '../kernel/database.ts'
import type { Scope } from '../kernel/scope.ts'
import { applyPayments } from './applyPayments.ts'
import { addEntries, type WrittenWith } from './ledgerEntries.ts'
import { writeListedMoney } from './writeListedMoney.ts'

/** A locked order whose money changes, and the author of the change. */
export interface KeptOrder extends BookedOrder {
  id: string
  /** The instalments that its charges ask for from now on; none if everything is due at once. */
  instalments: Instalment[]
  createdBy: string | null
  now: Date
}

/**
 * Carries out a plan of payments, with charges that follow the order's instalments, posts the payments and
 * the order's new total to the ledger, and writes to the order's entries what lists show of its money, and to
 * each its share of the price, and posts what follows to the accounts of agencies. Every change of an order's
 * money goes through here, after its own changes to the order and its entries. Returns the new books and the
 * steps that were carried out.
 * @param change why the total changes, if it does
 * @param written the additional columns of that change's ledger rows
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
  const listed = await writeListedMoney(tx, scope, order, books, change)
  await postEntries(tx, order, books, isPaidWhole(listed))
  return { books, steps }
}
