import type { Coupon } from '@tourdesk/contract/pricing/pricing'
import { issuesOf } from '@tourdesk/domain/checked'
import { toPercent, toShare, usualPercent } from '@tourdesk/domain/percent'
import { type CouponDraft, checkCoupon } from '@tourdesk/domain/pricing/checkCoupon'
import { z } from 'zod'
import { dayFields, daysOf, lacksEnd } from './dayValues.ts'

const Fields = z.object({
  name: z.string(),
  code: z.string(),
  /** Percent. */
  discount: z.number().nullable(),
  allTours: z.boolean(),
  tours: z.array(z.string()),
  ...dayFields,
  usage: z.number().nullable(),
})
export type CouponValues = z.output<typeof Fields>

/** The rules of the form; `endMissing` is said where no end and no option for none was chosen. */
export function couponSchema(endMissing: string) {
  return Fields.superRefine((values, context) => {
    for (const { field, code } of issuesOf(checkCoupon(couponDraftOf(values))))
      context.addIssue({ code: 'custom', path: [field], message: code })
    if (lacksEnd(values)) context.addIssue({ code: 'custom', path: ['end_date'], message: endMissing })
  })
}

/** What the form starts with: a new coupon begins today, takes off half and never ends (HOLE-C41, HOLE-C44). */
export function couponValuesOf(coupon: Coupon | null, today: string): CouponValues {
  return {
    name: coupon?.name ?? '',
    code: coupon?.code ?? '',
    discount: coupon ? toPercent(coupon.discount) : usualPercent,
    allTours: coupon?.allTours ?? false,
    tours: coupon?.tours ?? [],
    start_date: coupon?.start_date ?? today,
    end_date: coupon?.end_date ?? null,
    noExpiration: !coupon?.end_date,
    usage: coupon?.usage ?? null,
  }
}

/** What is sent, the discount as a share (COUP-03). */
export function couponDraftOf(values: CouponValues): CouponDraft {
  const { name, code, allTours, tours, usage, discount } = values
  return {
    name,
    code,
    allTours,
    tours,
    usage,
    discount: discount === null ? null : toShare(discount),
    ...daysOf(values),
  }
}
