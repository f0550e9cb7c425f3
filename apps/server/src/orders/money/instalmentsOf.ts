import type { Day } from '@tourdesk/domain/calendar'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import { type Instalment, instalmentsAfter } from '@tourdesk/domain/payments/instalments'
import type { Due } from '@tourdesk/domain/payments/payments'
import { earliestTourDate } from '@tourdesk/domain/payments/refund'
import type { StoredOrder } from '../saved/queries.ts'
import { dueOf } from './dueOf.ts'

/** The instalments of a saved order after an edit, by the terms it was sold with. */
export function instalmentsOf(
  stored: StoredOrder,
  { draft, due, rate, today }: { draft: OrderDraft; due: Due; rate: number; today: Day },
): Instalment[] {
  const { payment_terms: terms, instalments } = stored.order
  const firstDay = earliestTourDate(draft.selectedTours, draft.orderType)
  return instalmentsAfter(instalments, dueOf(stored), { terms, due, rate, firstDay, today })
}
