import type { Cents } from '../money.ts'
import { shareOf } from '../money.ts'

/** Which of the two discounts an entry gets, as remaining shares; the one not used is 0 (HOLE-O7, HOLE-C89). */
export interface Multipliers {
  couponMultiplier: number
  generalMultiplier: number
}

/** Discounts never add up: the larger wins, the coupon on a tie (HOLE-O8, HOLE-C39). */
export function bestForCustomer(couponDiscount: number, generalDiscount: number): Multipliers {
  if (couponDiscount > 0 && couponDiscount >= generalDiscount) {
    return { couponMultiplier: remainingShare(couponDiscount), generalMultiplier: 0 }
  }
  if (generalDiscount > 0) return { couponMultiplier: 0, generalMultiplier: remainingShare(generalDiscount) }
  return { couponMultiplier: 0, generalMultiplier: 0 }
}

/** What stays of a price after a discount, e.g. 0.9 for 0.1, free of binary dust. */
function remainingShare(discount: number): number {
  return Number((1 - discount).toFixed(6))
}

/** The share that an entry's price was multiplied with, 1 when there was no discount (CHK-16). */
export function multiplierOf({ couponMultiplier, generalMultiplier }: Multipliers): number {
  return Math.max(couponMultiplier, generalMultiplier) || 1
}

/** The undiscounted price times the share that stays, to the cent (HOLE-O7). */
export function discounted(cents: Cents, multipliers: Multipliers): Cents {
  return shareOf(cents, multiplierOf(multipliers))
}
