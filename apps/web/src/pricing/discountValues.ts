import { type GeneralDiscount, GeneralDiscountInput } from '@tourdesk/contract/pricing/pricing'
import { toPercent, toShare, usualPercent } from '@tourdesk/domain/percent'
import { checkGeneralDiscount, type DiscountDraft } from '@tourdesk/domain/pricing/checkGeneralDiscount'
import { z } from 'zod'
import { contractForm, type FormValues } from '../kit/form/contractForm.ts'
import { daysOf, lacksEnd } from './dayValues.ts'

/** The discount is in percent. */
const Fields = GeneralDiscountInput.extend({ noExpiration: z.boolean().default(true) })
export type DiscountValues = FormValues<typeof Fields>

/** The fields of a discount with their rules. */
export const discountFields = contractForm(Fields, (values) => checkGeneralDiscount(discountDraftOf(values)))

/** The form's rules; `endMissing` is the message if neither an end nor "no end" was chosen. */
export function discountSchema(endMissing: string) {
  return discountFields.schema.superRefine((values, context) => {
    if (lacksEnd(values)) context.addIssue({ code: 'custom', path: ['end_date'], message: endMissing })
  })
}

/** Initial values: a new discount starts today, takes off half and never ends. */
export function discountValuesOf(discount: GeneralDiscount | null, today: string): DiscountValues {
  if (!discount) return { ...discountFields.valuesOf(null), discount: usualPercent, start_date: today }
  const percent = toPercent(discount.discount)
  return discountFields.valuesOf({ ...discount, discount: percent, noExpiration: discount.end_date === null })
}

/** The item to save, with the discount as a share. */
export function discountDraftOf({ noExpiration, discount, ...values }: DiscountValues): DiscountDraft {
  const days = daysOf({ ...values, noExpiration })
  return { ...values, ...days, discount: discount === null ? null : toShare(discount) }
}
