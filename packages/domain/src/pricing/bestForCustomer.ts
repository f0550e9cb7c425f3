import type { Cents } from '../money.ts'
import { shareOf } from '../money.ts'

/** Which of the two discounts an entry gets, as remaining shares; the unused one is 0. */
export interface Multipliers {
  couponMultiplier: number
  generalMultiplier: number
}

/** Discounts never add up: the larger one wins, the coupon on a tie. */
export function bestForCustomer(couponDiscount: number, generalDiscount: number): Multipliers {
  if (couponDiscount > 0 && couponDiscount >= generalDiscount) {
    return { couponMultiplier: remainingShare(couponDiscount), generalMultiplier: 0 }
  }
  if (generalDiscount > 0) return { couponMultiplier: 0, generalMultiplier: remainingShare(generalDiscount) }
  return { couponMultiplier: 0, generalMultiplier: 0 }
}

/** The share that remains after a discount, e.g. 0.9 for 0.1, without floating-point errors. */
function remainingShare(discount: number): number {
  return Number((1 - discount).toFixed(6))
}

/** The share that an entry's price was multiplied by, 1 without a discount. */
export function multiplierOf({ couponMultiplier, generalMultiplier }: Multipliers): number {
  return Math.max(couponMultiplier, generalMultiplier) || 1
}

/** The undiscounted price times the remaining share, to the cent. */
export function discounted(cents: Cents, multipliers: Multipliers): Cents {
  return shareOf(cents, multiplierOf(multipliers))
}
