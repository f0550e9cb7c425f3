import { type Day, isWithin } from '../calendar.ts'
import { type Decision, ok, refuse } from '../decision.ts'

/** A coupon as staff keep it; `discount` is the share taken off, `end_date: null` never ends (COUP-02, HOLE-C41). */
export interface Coupon {
  _id: string
  code: string
  discount: number
  /** For every tour, later ones too; `tours` is then empty. */
  allTours: boolean
  tours: string[]
  start_date: Day
  end_date: Day | null
  usage: number
}

/** A coupon as an order redeemed it. Later changes of the coupon don't reach the order (HOLE-O21). */
export type RedeemedCoupon = Pick<Coupon, '_id' | 'code' | 'discount' | 'tours'> & {
  name: string
  /** Absent on orders from before a coupon could be for all tours. */
  allTours?: boolean
}

/** When and for whom a code is checked. */
export interface CouponMoment {
  today: Day
  /** Orders that redeem the coupon now, this one not counted. */
  used: number
  /** What the saved order redeemed; null for a new order and one without a coupon. */
  redeemed: RedeemedCoupon | null
}

/**
 * What a typed code gives: it is trimmed and compared letter by letter, today lies in the days of the coupon, and a
 * use is left. The code that the order redeemed gives what it gave then, whatever became of the coupon. Refused with
 * `coupon_invalid` or `coupon_used_up` (PRICE-05 to PRICE-08, HOLE-O21).
 */
export function acceptCoupon(
  code: string,
  coupon: (Coupon & { name: string }) | null,
  { today, used, redeemed }: CouponMoment,
): Decision<RedeemedCoupon> {
  const typed = code.trim()
  if (redeemed?.code === typed) return ok(redeemed)
  if (coupon?.code !== typed || !isWithin(today, coupon.start_date, coupon.end_date))
    return refuse('coupon_invalid')
  if (used >= coupon.usage) return refuse('coupon_used_up')
  const { _id, name, discount, allTours, tours } = coupon
  return ok({ _id, code: typed, name, discount, allTours, tours })
}

/** The code that an order goes on with: a renamed coupon typed again is the one it redeemed (HOLE-O21). */
export function codeFor(
  typed: string,
  coupon: Pick<Coupon, '_id'> | null,
  redeemed: RedeemedCoupon | null,
): string {
  return redeemed && coupon?._id === redeemed._id ? redeemed.code : typed
}

/** True when the coupon is good for this tour (PRICE-06). */
export function isCouponFor<C extends Pick<RedeemedCoupon, 'allTours' | 'tours'>>(
  coupon: C | null,
  tour: string,
): coupon is C {
  return coupon !== null && (coupon.allTours === true || coupon.tours.includes(tour))
}

/** The percentage of the message, e.g. `10%` for 0.1 (PRICE-09, HOLE-C41). */
export function couponPercent(coupon: Pick<Coupon, 'discount'>): string {
  return `${Number((coupon.discount * 100).toFixed(2))}%`
}
