import type { TourDays } from '../catalogue/tour.ts'
import type { Place } from '../entries/place.ts'
import type { TicketType } from '../pricing/priceList.ts'
import type { AgencyRights } from './agencyRights.ts'
import type { BookableStarTour } from './checkStarOrder.ts'
import type { OrderDraft } from './order.ts'

/** The facts about a tour that the checks need. */
export interface BookableTour extends TourDays {
  isActive: boolean
  doesIncludeReturnTransport: boolean
}

/** The facts that an order's checks need; the form and the server fill them the same way. */
export interface OrderFacts {
  now: Date
  tours: ReadonlyMap<string, BookableTour>
  /** The star tour of a new star order as it's on sale now; null if it isn't, and for other orders. */
  starTour: BookableStarTour | null
  ticketTypes: TicketType[]
  /** The session's account, whose limits apply. */
  account: { isMain: boolean; dailyToursOnly: boolean }
  /** The agency that the order is for; null while none is chosen. */
  agency: AgencyRights | null
  /** The saved order; null for a new one. */
  saved: OrderDraft | null
  canOverride: boolean
  canPriceByHand: boolean
  /** The saved custom total; null for a new order. */
  savedCustomPrice: number | null
  /** The stored locations; missing if the caller doesn't have them. */
  locations?: readonly Place[]
  /** False for an entry with unchanged tour, day, group and language: its day isn't checked again. */
  checkDays?: (index: number) => boolean
  /** False for an entry with an unchanged tour, which may no longer be on sale. */
  checkTour?: (index: number) => boolean
  /** False for an unchanged place, which may no longer be in the list. */
  checkPlace?: (index: number, place: 'pickup' | 'dropoff') => boolean
  /** True while a place is being searched by address and none is chosen yet. */
  isSeeking?: (index: number, place: 'pickup' | 'dropoff') => boolean
  /** True while an entry's pickup is only the form's suggestion and not confirmed. */
  isProposed?: (index: number) => boolean
  /** True if the price calculation found no fee for a PAID return. */
  returnNeedsQuote?: (index: number) => boolean
}
