import type { Books } from '@tourdesk/domain/payments/ledger'
import type { Db, Tx } from '../../kernel/database.ts'
import type { Scope } from '../../kernel/scope.ts'
import { toPayments } from '../../payments/applyPayments.ts'
import { findEntries } from '../../payments/ledgerEntries.ts'
import type { StoredOrder } from '../saved/queries.ts'

/** The books of an order: its payments and its ledger. */
export async function booksOf(db: Db | Tx, scope: Scope, { order, payments }: StoredOrder): Promise<Books> {
  return { payments: toPayments(payments), entries: await findEntries(db, scope, order.id) }
}
