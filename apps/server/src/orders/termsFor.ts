import { tourDateOf } from '@tourdesk/domain/entries/entry'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import type { DepositTerms } from '@tourdesk/domain/payments/paymentPolicy'
import type { Db, Tx } from '../kernel/database.ts'
import { findTerms } from '../payments/findTerms.ts'

/** What a new order is sold with: by the policy of its agency, of its earliest tour, or the default. */
export async function termsFor(db: Db | Tx, { draft }: { draft: OrderDraft }): Promise<DepositTerms | null> {
  const { agency, orderType, selectedTours } = draft
  const earliest = selectedTours
    .map((entry) => ({ tour: entry.tour, date: tourDateOf(entry, orderType) ?? '9' }))
    .toSorted((a, b) => a.date.localeCompare(b.date))[0]
  return findTerms(db, { agency, tour: earliest?.tour ?? null })
}
