import type { ActiveTour } from '@tourdesk/contract/catalogue/tours'
import { choose } from '@tourdesk/domain/entries/choices'
import type { OrderDraft } from '@tourdesk/domain/orders/order'

interface Booking {
  /** Undefined if the tour is no longer on sale; then nothing is chosen. */
  tour: ActiveTour | undefined
  allowsPrivate: boolean
  now: Date
}

/** A new order with a chosen tour, and everything that follows from it. */
export function withBookedTour(draft: OrderDraft, { tour, allowsPrivate, now }: Booking): OrderDraft {
  if (!tour) return draft
  const scene = { orderType: draft.orderType, tour, allowsPrivate, moment: { now, override: false } }
  return {
    ...draft,
    selectedTours: draft.selectedTours.map((entry) => ({
      ...entry,
      ...choose(entry, { tour: tour._id }, scene),
    })),
  }
}

/** True if the draft is for the requested tour, or no tour is requested. */
export function goesOnWith(draft: OrderDraft, tour: string | undefined): boolean {
  return tour === undefined || draft.selectedTours.some((entry) => entry.tour === tour)
}
