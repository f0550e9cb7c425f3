import { type Day, isWithin } from '../calendar.ts'
import { type Decision, ok, refuse } from '../decision.ts'

/** A coupon as staff keep it; `discount` is the share taken off, `end_date: null` never ends (COUP-02, HOLE-C41). */
export interface Coupon {
  _id: string
  code: string
  discount: number
  tours: string[]
  start_date: Day
  end_date: Day | null
  usage: number
}

/** When and for whom a code is checked. */
export interface CouponMoment {
  today: Day
  /** Orders that redeem the coupon now, this one not counted. */
  used: number
  /** The order was saved with this code before: it then stays valid (HOLE-O21). */
  isRedeemed: boolean
}

/**
 * Whether a typed code may be used at all: it is trimmed and compared letter by letter, today lies in the days of
 * the coupon, and a use is left. Refused with `coupon_invalid` or `coupon_used_up` (PRICE-05 to PRICE-08).
 */
export function acceptCoupon(code: string, coupon: Coupon | null, moment: CouponMoment): Decision<Coupon> {
  if (!coupon || coupon.code !== code.trim()) return refuse('coupon_invalid')
  if (moment.isRedeemed) return ok(coupon)
  if (!isWithin(moment.today, coupon.start_date, coupon.end_date)) return refuse('coupon_invalid')
  return moment.used < coupon.usage ? ok(coupon) : refuse('coupon_used_up')
}

/** True when the coupon is good for this tour (PRICE-06). */
export function isCouponFor(coupon: Coupon | null, tour: string): coupon is Coupon {
  return coupon?.tours.includes(tour) ?? false
}

/** The percentage of the message, e.g. `10%` for 0.1 (PRICE-09, HOLE-C41). */
export function couponPercent(coupon: Pick<Coupon, 'discount'>): string {
  return `${Number((coupon.discount * 100).toFixed(2))}%`
}
