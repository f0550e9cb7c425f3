import type { Day } from '../calendar.ts'
import type { EntryDraft } from '../entries/entryDraft.ts'
import type { OrderType } from '../entries/vocabulary.ts'
import { bestForCustomer, type Multipliers } from './bestForCustomer.ts'
import { type Coupon, isCouponFor } from './coupon.ts'
import { type GeneralDiscount, largestShare } from './generalDiscount.ts'
import type { DiscountKind } from './priceStep.ts'

/** Everything that can lower an entry's price. */
export interface Discounts {
  discounts: GeneralDiscount[]
  /** The coupon that `acceptCoupon` accepted, or null. */
  coupon: Pick<Coupon, 'discount' | 'tours'> | null
  /** The share taken off by the star tour; 0 for other orders. */
  starDiscount: number
  /** The booking day: today for a new order. */
  bookedOn: Day
}

/** An entry's discount, as remaining shares. */
export interface DiscountChoice extends Multipliers {
  kind: DiscountKind
  couponValid: boolean
}

/**
 * Daily entries get the better of coupon and general discount, star tours only their own discount, private
 * and package orders none.
 */
export function discountOf(entry: EntryDraft, orderType: OrderType, offers: Discounts): DiscountChoice {
  if (orderType === 'starTour') return choose(0, offers.starDiscount, false, 'starTour')
  if (orderType !== 'daily') return none
  const coupon = entry.tour && isCouponFor(offers.coupon, entry.tour) ? offers.coupon : null
  return choose(coupon?.discount ?? 0, generalShare(entry, offers), coupon !== null, 'general')
}

const none: DiscountChoice = { couponMultiplier: 0, generalMultiplier: 0, couponValid: false, kind: 'none' }

function generalShare(entry: EntryDraft, { discounts, bookedOn }: Discounts): number {
  const { tour, language, group_type, date } = entry
  if (!tour || !language || !group_type || !date) return 0
  return largestShare(discounts, { tour, language, group_type, date, bookedOn })
}

function choose(
  coupon: number,
  other: number,
  couponValid: boolean,
  otherKind: DiscountKind,
): DiscountChoice {
  const multipliers = bestForCustomer(coupon, other)
  return { ...multipliers, couponValid, kind: kindOf(multipliers, otherKind) }
}

function kindOf({ couponMultiplier, generalMultiplier }: Multipliers, otherKind: DiscountKind): DiscountKind {
  if (couponMultiplier > 0) return 'coupon'
  return generalMultiplier > 0 ? otherKind : 'none'
}
