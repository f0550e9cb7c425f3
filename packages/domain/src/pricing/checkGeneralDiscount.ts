import type { FilterLanguage, GroupType } from '../catalogue/vocabulary.ts'
import { allOf, type Checked, checked, decided, given, thenMake } from '../checked.ts'
import { readDiscount } from '../percent.ts'
import { checkDays } from './checkDays.ts'
import { checkNamedTours } from './checkNamedTours.ts'
import type { GeneralDiscount } from './generalDiscount.ts'
import type { DiscountMoment } from './vocabulary.ts'

/** A general discount in price management; its languages are those of filters. */
export type StoredDiscount = GeneralDiscount & { languages: FilterLanguage[] }

/** A general discount as typed; a new one has no `_id`, and `discount` is a share. */
export interface DiscountDraft {
  _id?: string | undefined
  discount: number | null
  bookingOrTour: DiscountMoment | null
  start_date: string | null
  end_date: string | null
  allTours: boolean
  tours: string[]
  languages: FilterLanguage[]
  groupTypes: GroupType[]
}

/** A general discount before it gets its id. */
export type WholeDiscount = Omit<StoredDiscount, '_id'> & { _id?: string | undefined }

/**
 * A valid general discount, or all its errors. A missing language has the message about the group type, as
 * specified.
 */
export function checkGeneralDiscount(draft: DiscountDraft): Checked<WholeDiscount> {
  const { languages, groupTypes } = draft
  const found = allOf(
    decided('discount', readDiscount(draft.discount)),
    given('bookingOrTour', draft.bookingOrTour, 'discount_moment_required'),
    checkDays(draft),
    checkNamedTours(draft),
    checked(
      languages,
      languages.length === 0 ? [{ field: 'languages', code: 'discount_languages_required' }] : [],
    ),
    checked(
      groupTypes,
      groupTypes.length === 0 ? [{ field: 'groupTypes', code: 'discount_groups_required' }] : [],
    ),
  )
  return thenMake(found, ([discount, bookingOrTour, days, tours]) => ({
    ...draft,
    ...days,
    discount,
    bookingOrTour,
    tours,
  }))
}
