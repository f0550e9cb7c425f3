import { type Coupon, CouponInput } from '@tourdesk/contract/pricing/pricing'
import { toPercent, toShare, usualPercent } from '@tourdesk/domain/percent'
import { type CouponDraft, checkCoupon } from '@tourdesk/domain/pricing/checkCoupon'
import { z } from 'zod'
import { contractForm, type FormValues } from '../kit/form/contractForm.ts'
import { daysOf, lacksEnd } from './dayValues.ts'

/** The discount is in percent. */
const Fields = CouponInput.extend({ noExpiration: z.boolean().default(true) })
export type CouponValues = FormValues<typeof Fields>

/** The fields of a coupon with their rules. */
export const couponFields = contractForm(Fields, (values) => checkCoupon(couponDraftOf(values)))

/** The rules of the form; `endMissing` is said where no end and no option for none was chosen. */
export function couponSchema(endMissing: string) {
  return couponFields.schema.superRefine((values, context) => {
    if (lacksEnd(values)) context.addIssue({ code: 'custom', path: ['end_date'], message: endMissing })
  })
}

/** What the form starts with: a new coupon begins today, takes off half and never ends (HOLE-C41, HOLE-C44). */
export function couponValuesOf(coupon: Coupon | null, today: string): CouponValues {
  if (!coupon) return { ...couponFields.valuesOf(null), discount: usualPercent, start_date: today }
  const discount = toPercent(coupon.discount)
  return couponFields.valuesOf({ ...coupon, discount, noExpiration: coupon.end_date === null })
}

/** What is sent, the discount as a share (COUP-03). */
export function couponDraftOf({ noExpiration, discount, ...values }: CouponValues): CouponDraft {
  const days = daysOf({ ...values, noExpiration })
  return { ...values, ...days, discount: discount === null ? null : toShare(discount) }
}
