import type { Day } from '@tourdesk/domain/calendar'
import type { Decision } from '@tourdesk/domain/decision'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import { acceptCoupon, type Coupon } from '@tourdesk/domain/pricing/coupon'
import type { EntryPrice } from '@tourdesk/domain/pricing/priceEntry'
import { type OrderPrice, priceOrder } from '@tourdesk/domain/pricing/priceOrder'
import type { PriceFacts } from './gatherPrices.ts'

/** When the order was or is made, and what was settled then. */
export interface PriceMoment {
  today: Day
  bookedOn: Day
  /** Frozen on a saved order; a new one takes today's. */
  rate: number | null
  /** The coupon the saved order redeems already (HOLE-O21). */
  redeemedCoupon: string | null
  /** Prices of saved entries that still stand, by their position in the form. */
  settled: ReadonlyMap<number, EntryPrice>
}

export interface PricedDraft {
  price: OrderPrice
  rate: number
  /** Null when no code was typed. */
  coupon: Decision<Coupon & { name?: string }> | null
}

/** The price of a draft: the same computation for the panel beside the form and for the save (PRICE-01). */
export function priceDraft(draft: OrderDraft, facts: PriceFacts, moment: PriceMoment): PricedDraft {
  const rate = moment.rate ?? facts.rates[draft.currency ?? 'USD']
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
  return { price, rate, coupon }
}

function couponOf(draft: OrderDraft, facts: PriceFacts, moment: PriceMoment): PricedDraft['coupon'] {
  const code = draft.coupon_code.trim()
  if (code === '' || draft.orderType !== 'daily') return null
  return acceptCoupon(code, facts.coupon, {
    today: moment.today,
    used: facts.coupon?.uses ?? 0,
    isRedeemed: facts.coupon !== null && facts.coupon._id === moment.redeemedCoupon,
  })
}
