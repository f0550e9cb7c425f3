import type { Day } from '@tourdesk/domain/calendar'
import type { Decision } from '@tourdesk/domain/decision'
import type { Cents } from '@tourdesk/domain/money'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import { rateOf } from '@tourdesk/domain/orders/rateOf'
import { acceptCoupon, type RedeemedCoupon } from '@tourdesk/domain/pricing/coupon'
import type { EntryPrice } from '@tourdesk/domain/pricing/priceEntry'
import { type OrderPrice, priceOrder } from '@tourdesk/domain/pricing/priceOrder'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import type { PriceFacts } from './gatherPrices.ts'

/** The time at which an order is or was placed, and what was fixed then. */
export interface PriceMoment {
  today: Day
  bookedOn: Day
  /** The saved order, which keeps its rate; null for a new one. */
  saved: { currency: Currency; rate: number } | null
  /** The coupon as the saved order redeemed it. */
  coupon: RedeemedCoupon | null
  /** Prices of unchanged saved entries, by position in the form. */
  settled: ReadonlyMap<number, EntryPrice>
  /** The agency's commissions on them, if it's still the same agency. */
  commissions: ReadonlyMap<number, Cents>
}

export interface PricedDraft {
  price: OrderPrice
  rate: number
  /** Null if no code was typed. */
  coupon: Decision<RedeemedCoupon> | null
  /** Unchanged commissions, by position. */
  commissions: PriceMoment['commissions']
}

/** The price of a draft, the same for the panel beside the form and for saving. */
export function priceDraft(draft: OrderDraft, facts: PriceFacts, moment: PriceMoment): PricedDraft {
  const rate = rateOf(draft.currency, moment.saved, facts.rates)
  const coupon = couponOf(draft, facts, moment)
  const price = priceOrder({
    orderType: draft.orderType,
    customTotalPrice: draft.customTotalPrice,
    rate,
    isToBeDetermined: draft.paymentTBD,
    entries: draft.selectedTours.map((entry, index) => {
      const tour = entry.tour ? facts.tours.get(entry.tour) : undefined
      return {
        entry,
        settled: moment.settled.get(index),
        priceLists: (entry.tour && facts.priceLists.get(entry.tour)) || [],
        pickupTimes: tour?.pickupTimes ?? {},
        doesIncludeReturnTransport: tour?.doesIncludeReturnTransport ?? false,
        ticketTypes: facts.ticketTypes,
        discounts: facts.discounts,
        coupon: coupon?.ok ? coupon.value : null,
        starDiscount: facts.starTour?.discount ?? 0,
        bookedOn: moment.bookedOn,
      }
    }),
  })
  return { price, rate, coupon, commissions: moment.commissions }
}

function couponOf(draft: OrderDraft, facts: PriceFacts, moment: PriceMoment): PricedDraft['coupon'] {
  if (draft.coupon_code === '') return null
  return acceptCoupon(draft.coupon_code, facts.coupon, {
    today: moment.today,
    used: facts.coupon?.uses ?? 0,
    redeemed: moment.coupon,
  })
}
