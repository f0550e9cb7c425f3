import type { Checked } from '../checked.ts'
import type { Issue } from '../decision.ts'
import { ok } from '../decision.ts'
import { checkDays } from './checkDays.ts'
import type { Coupon } from './coupon.ts'
import { namedTours, namesTours } from './namedTours.ts'
import { discountRefusal, isDiscount } from './percent.ts'

/** A coupon as staff keep it, with the name they know it by. */
export type NamedCoupon = Coupon & { name: string }

/** A coupon as it was typed; a new one has no `_id`, and `discount` is a share. */
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

/** A coupon whose id is still to be given. */
export type WholeCoupon = Omit<NamedCoupon, '_id'> & { _id?: string | undefined }

/** A coupon that can be stored, or every wrong field of it (COUP-05 to COUP-09, HOLE-C40, HOLE-C41). */
export function checkCoupon(draft: CouponDraft): Checked<WholeCoupon> {
  const { discount, usage, start_date } = draft
  const [name, code] = [draft.name.trim(), draft.code.trim()]
  const issues: Issue[] = []
  if (name === '') issues.push({ field: 'name', code: 'discount_name_required' })
  if (code === '') issues.push({ field: 'code', code: 'discount_code_required' })
  const refusal = discountRefusal(discount)
  if (refusal) issues.push({ field: 'discount', code: refusal })
  if (!namesTours(draft)) issues.push({ field: 'tours', code: 'tours_required' })
  issues.push(...checkDays(draft))
  if (!isUsage(usage)) issues.push({ field: 'usage', code: 'coupon_usage_invalid' })
  if (issues.length > 0 || !isDiscount(discount) || !isUsage(usage) || !start_date)
    return { ok: false, issues }
  return ok({ ...draft, name, code, discount, usage, start_date, tours: namedTours(draft) })
}

/** A whole number of orders from 1; the database counts no further than 2^31 - 1. */
function isUsage(usage: number | null): usage is number {
  return usage !== null && Number.isInteger(usage) && usage >= 1 && usage < 2 ** 31
}
