import type { OrderDraft } from '@tourdesk/domain/orders/order'
import { savedDraft } from '@tourdesk/domain/orders/savedDraft'
import { presentOrder } from './present.ts'
import type { StoredOrder } from './queries.ts'

/** A stored order as its form would send it back, for comparing with what the form sends now. */
export function draftOf(stored: StoredOrder): OrderDraft {
  return savedDraft(presentOrder(stored))
}
