import type { GeneralDiscount } from '@tourdesk/contract/pricing/pricing'
import { filterLanguages, groupTypes } from '@tourdesk/domain/catalogue/vocabulary'
import { issuesOf } from '@tourdesk/domain/checked'
import { toPercent, toShare, usualPercent } from '@tourdesk/domain/percent'
import { checkGeneralDiscount, type DiscountDraft } from '@tourdesk/domain/pricing/checkGeneralDiscount'
import { discountMoments } from '@tourdesk/domain/pricing/vocabulary'
import { z } from 'zod'
import { dayFields, daysOf, lacksEnd } from './dayValues.ts'

const Fields = z.object({
  /** Percent. */
  discount: z.number().nullable(),
  bookingOrTour: z.enum(discountMoments).nullable(),
  ...dayFields,
  allTours: z.boolean(),
  tours: z.array(z.string()),
  languages: z.array(z.enum(filterLanguages)),
  groupTypes: z.array(z.enum(groupTypes)),
})
export type DiscountValues = z.output<typeof Fields>

/** The rules of the form; `endMissing` is said where no end and no option for none was chosen. */
export function discountSchema(endMissing: string) {
  return Fields.superRefine((values, context) => {
    for (const { field, code } of issuesOf(checkGeneralDiscount(discountDraftOf(values))))
      context.addIssue({ code: 'custom', path: [field], message: code })
    if (lacksEnd(values)) context.addIssue({ code: 'custom', path: ['end_date'], message: endMissing })
  })
}

/** What the form starts with: a new discount begins today, takes off half and never ends (HOLE-C44). */
export function discountValuesOf(discount: GeneralDiscount | null, today: string): DiscountValues {
  return {
    discount: discount ? toPercent(discount.discount) : usualPercent,
    bookingOrTour: discount?.bookingOrTour ?? null,
    start_date: discount?.start_date ?? today,
    end_date: discount?.end_date ?? null,
    noExpiration: !discount?.end_date,
    allTours: discount?.allTours ?? false,
    tours: discount?.tours ?? [],
    languages: discount?.languages ?? [],
    groupTypes: discount?.groupTypes ?? [],
  }
}

/** What is sent, the discount as a share (DISC-10). */
export function discountDraftOf(values: DiscountValues): DiscountDraft {
  const { discount, bookingOrTour, allTours, tours, languages, groupTypes: groups } = values
  const share = discount === null ? null : toShare(discount)
  return { discount: share, bookingOrTour, allTours, tours, languages, groupTypes: groups, ...daysOf(values) }
}
