import type { OrderDraft } from '@tourdesk/domain/orders/order'
import { savedDraft } from '@tourdesk/domain/orders/savedDraft'
import { presentOrder } from './present.ts'
import type { StoredOrder } from './queries.ts'

/**
 * A stored order as its form would send it, for comparison with what the form sends. Wishes are as stored.
 */
export function draftOf(stored: StoredOrder): OrderDraft {
  const draft = savedDraft(presentOrder(stored, true))
  const wishes = stored.entries.map(({ license_plate, guide }) => ({ licensePlate: license_plate, guide }))
  return {
    ...draft,
    selectedTours: draft.selectedTours.map((entry, index) => ({ ...entry, ...wishes[index] })),
  }
}
