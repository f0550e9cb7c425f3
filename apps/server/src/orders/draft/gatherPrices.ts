import { tourDateOf } from '@tourdesk/domain/entries/entry'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import type { DepositTerms } from '@tourdesk/domain/payments/paymentPolicy'
import type { Coupon } from '@tourdesk/domain/pricing/coupon'
import type { GeneralDiscount } from '@tourdesk/domain/pricing/generalDiscount'
import type { PriceList } from '@tourdesk/domain/pricing/priceList'
import type { KeptTicketType } from '@tourdesk/domain/pricing/ticketTypes'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import { type BookedStarTour, type BookedTour, bookedStarTour, bookedTours } from '../../catalogue/queries.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { askTogether, known } from '../../kernel/question.ts'
import { couponOfCode, currencyRates, discountsOf, priceListsOn, ticketTypes } from '../../pricing/queries.ts'
import { termsOfNew } from './termsOfNew.ts'

/** All stored data that an order's price and checks depend on, read once. */
export interface PriceFacts {
  tours: Map<string, BookedTour>
  priceLists: Map<string, PriceList[]>
  ticketTypes: KeptTicketType[]
  discounts: GeneralDiscount[]
  /** The coupon with the typed code, valid or not. */
  coupon: (Coupon & { name: string; uses: number }) | null
  /** The star tour of a star order, if it names one that exists. */
  starTour: BookedStarTour | null
  rates: Record<Currency, number>
  /**
   * The deposit terms of a new order; null if everything is due at once, and for a saved order, which keeps
   * its own.
   */
  terms: DepositTerms | null
}

/** Reads everything the draft needs in one round trip. */
export function gatherPrices(
  db: Db | Tx,
  draft: OrderDraft,
  { isNew }: { isNew: boolean },
): Promise<PriceFacts> {
  const tourIds = [...new Set(draft.selectedTours.flatMap((entry) => entry.tour ?? []))]
  const days = [...new Set(draft.selectedTours.flatMap((entry) => tourDateOf(entry, draft.orderType) ?? []))]
  const isDaily = draft.orderType === 'daily'
  return askTogether(db, {
    tours: bookedTours(tourIds),
    priceLists: priceListsOn(days, tourIds),
    ticketTypes: ticketTypes(),
    discounts: isDaily ? discountsOf(tourIds) : known([]),
    coupon: isDaily ? couponOfCode(draft.coupon_code) : known(null),
    starTour: draft.orderType === 'starTour' ? bookedStarTour(draft.starTour) : known(null),
    rates: currencyRates(),
    terms: isNew ? termsOfNew(draft) : known(null),
  })
}
