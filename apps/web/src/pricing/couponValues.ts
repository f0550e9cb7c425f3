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

/** The form's rules; `endMissing` is the message if neither an end nor "no end" was chosen. */
export function couponSchema(endMissing: string) {
  return couponFields.schema.superRefine((values, context) => {
    if (lacksEnd(values)) context.addIssue({ code: 'custom', path: ['end_date'], message: endMissing })
  })
}

/** Initial values: a new coupon starts today, takes off half and never ends. */
export function couponValuesOf(coupon: Coupon | null, today: string): CouponValues {
  if (!coupon) return { ...couponFields.valuesOf(null), discount: usualPercent, start_date: today }
  const discount = toPercent(coupon.discount)
  return couponFields.valuesOf({ ...coupon, discount, noExpiration: coupon.end_date === null })
}

/** The item to save, with the discount as a share. */
export function couponDraftOf({ noExpiration, discount, ...values }: CouponValues): CouponDraft {
  const days = daysOf({ ...values, noExpiration })
  return { ...values, ...days, discount: discount === null ? null : toShare(discount) }
}
