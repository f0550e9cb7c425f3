import { type Day, isWithin } from '../calendar.ts'
import { type Decision, ok, refuse } from '../decision.ts'
import { oneLine } from '../oneLine.ts'

/** A stored coupon; `discount` is the share taken off, `end_date: null` never ends. */
export interface Coupon {
  _id: string
  code: string
  discount: number
  /** Applies to every tour, including later ones; `tours` is then empty. */
  allTours: boolean
  tours: string[]
  start_date: Day
  end_date: Day | null
  usage: number
}

/** A coupon as an order redeemed it. Later changes of the coupon don't affect the order. */
export type RedeemedCoupon = Pick<Coupon, '_id' | 'code' | 'discount' | 'tours'> & {
  name: string
  /** Missing in orders from before coupons could be for all tours. */
  allTours?: boolean
}

/** When and for whom a code is checked. */
export interface CouponMoment {
  today: Day
  /** Other orders that use the coupon. */
  used: number
  /** The coupon that the saved order redeemed; null for a new order and without a coupon. */
  redeemed: RedeemedCoupon | null
}

/**
 * The coupon for a typed code. The code must match exactly, apart from surrounding spaces and invisible
 * characters, today must be within its days, and it must have a use left. A code that the order already
 * redeemed keeps its discount, even if the coupon changed or was deleted. Refused with `coupon_invalid` or
 * `coupon_used_up`.
 */
export function acceptCoupon(
  code: string,
  coupon: (Coupon & { name: string }) | null,
  { today, used, redeemed }: CouponMoment,
): Decision<RedeemedCoupon> {
  const typed = oneLine(code)
  if (redeemed?.code === typed) return ok(redeemed)
  if (coupon?.code !== typed || !isWithin(today, coupon.start_date, coupon.end_date))
    return refuse('coupon_invalid')
  if (used >= coupon.usage) return refuse('coupon_used_up')
  const { _id, name, discount, allTours, tours } = coupon
  return ok({ _id, code: typed, name, discount, allTours, tours })
}

/** The code that an order stores: if a renamed coupon is typed again, it's the one it redeemed. */
export function codeFor(
  typed: string,
  coupon: Pick<Coupon, '_id'> | null,
  redeemed: RedeemedCoupon | null,
): string {
  return redeemed && coupon?._id === redeemed._id ? redeemed.code : typed
}

/** True if the coupon is valid for this tour. */
export function isCouponFor<C extends Pick<RedeemedCoupon, 'allTours' | 'tours'>>(
  coupon: C | null,
  tour: string,
): coupon is C {
  return coupon !== null && (coupon.allTours === true || coupon.tours.includes(tour))
}

/** The percentage in the message, e.g. `10%` for 0.1. */
export function couponPercent(coupon: Pick<Coupon, 'discount'>): string {
  return `${Number((coupon.discount * 100).toFixed(2))}%`
}
