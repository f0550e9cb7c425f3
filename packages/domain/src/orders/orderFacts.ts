import type { TourDays } from '../catalogue/tour.ts'
import type { Place } from '../entries/place.ts'
import type { TicketType } from '../pricing/priceList.ts'
import type { AgencyRights } from './agencyRights.ts'
import type { OrderDraft } from './order.ts'

/** What the checks know of a tour. */
export interface BookableTour extends TourDays {
  isActive: boolean
  doesIncludeReturnTransport: boolean
}

/** What the checks of an order know of the world; the form and the server fill it alike. */
export interface OrderFacts {
  now: Date
  tours: ReadonlyMap<string, BookableTour>
  ticketTypes: TicketType[]
  /** The account the session works in, whose people it binds (HOLE-O44, HOLE-O47, HOLE-O48). */
  account: { isMain: boolean; dailyToursOnly: boolean }
  /** The agency the order is made for, null while none is chosen (FORM-82). */
  agency: AgencyRights | null
  /** The order as it was saved; null for a new one. */
  saved: OrderDraft | null
  canOverride: boolean
  canPriceByHand: boolean
  /** The custom total as saved before; null for a new order. */
  savedCustomPrice: number | null
  /** The stored locations; absent where the caller does not know them. */
  locations?: readonly Place[]
  /** False for an entry whose tour, day, group and language are as saved: days are not checked again (HOLE-O52). */
  checkDays?: (index: number) => boolean
  /** False for an entry whose tour is as saved: it need not be on sale any more. */
  checkTour?: (index: number) => boolean
  /** False for a place that is as saved: it need not be in the list any more. */
  checkPlace?: (index: number, place: 'pickup' | 'dropoff') => boolean
  /** True while a place is being looked for by an address and none is chosen yet (HOLE-O60). */
  isSeeking?: (index: number, place: 'pickup' | 'dropoff') => boolean
  /** True when the price calculation found no fee for a PAID return (HOLE-C24). */
  returnNeedsQuote?: (index: number) => boolean
}
