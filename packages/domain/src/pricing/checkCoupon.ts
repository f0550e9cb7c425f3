import { allOf, type Checked, checked, decided, filled, thenMake, wrong } from '../checked.ts'
import { readDiscount } from '../percent.ts'
import { checkDays } from './checkDays.ts'
import { checkNamedTours } from './checkNamedTours.ts'
import type { Coupon } from './coupon.ts'

/** A coupon in price management, with its internal name. */
export type NamedCoupon = Coupon & { name: string }

/** A coupon as typed; a new one has no `_id`, and `discount` is a share. */
export interface CouponDraft {
  _id?: string | undefined
  name: string
  code: string
  discount: number | null
  allTours: boolean
  tours: string[]
  start_date: string | null
  end_date: string | null
  usage: number | null
}

/** A coupon before it gets its id. */
export type WholeCoupon = Omit<NamedCoupon, '_id'> & { _id?: string | undefined }

/** A valid coupon, or all its errors. */
export function checkCoupon(draft: CouponDraft): Checked<WholeCoupon> {
  const found = allOf(
    filled('name', draft.name.trim(), 'discount_name_required'),
    filled('code', draft.code.trim(), 'discount_code_required'),
    decided('discount', readDiscount(draft.discount)),
    checkNamedTours(draft),
    checkDays(draft),
    checkUsage(draft.usage),
  )
  return thenMake(found, ([name, code, discount, tours, days, usage]) => ({
    ...draft,
    ...days,
    name,
    code,
    discount,
    usage,
    tours,
  }))
}

/** A whole number of orders from 1; the database's limit is 2^31 - 1. */
function checkUsage(usage: number | null): Checked<number> {
  const isUsage = usage !== null && Number.isInteger(usage) && usage >= 1 && usage < 2 ** 31
  return isUsage ? checked(usage, []) : wrong('usage', 'coupon_usage_invalid')
}
