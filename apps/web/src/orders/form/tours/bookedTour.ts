import type { ActiveTour } from '@tourdesk/contract/catalogue/tours'
import { choose } from '@tourdesk/domain/entries/choices'
import type { OrderDraft } from '@tourdesk/domain/orders/order'

interface Booking {
  /** Undefined when the tour is not sold any more: nothing is chosen then. */
  tour: ActiveTour | undefined
  allowsPrivate: boolean
  now: Date
}

/** A new order with one tour chosen already, and what follows from that (AGO-05, HOLE-O67). */
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

/** True when what was typed before goes on with the tour that is asked for, or none is. */
export function goesOnWith(draft: OrderDraft, tour: string | undefined): boolean {
  return tour === undefined || draft.selectedTours.some((entry) => entry.tour === tour)
}
