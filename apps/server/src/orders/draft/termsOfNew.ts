import { tourDateOf } from '@tourdesk/domain/entries/entry'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import type { DepositTerms } from '@tourdesk/domain/payments/paymentPolicy'
import type { Question } from '../../kernel/question.ts'
import { decidingTerms } from '../../payments/decidingTerms.ts'

/** The deposit terms of a new order: by the policy of its agency, of its earliest tour, or the default. */
export function termsOfNew({ agency, orderType, selectedTours }: OrderDraft): Question<DepositTerms | null> {
  const earliest = selectedTours
    .map((entry) => ({ tour: entry.tour, date: tourDateOf(entry, orderType) ?? '9' }))
    .toSorted((a, b) => a.date.localeCompare(b.date))[0]
  return decidingTerms({ agency, tour: earliest?.tour ?? null })
}
