import type { FilterLanguage, GroupType } from '../catalogue/vocabulary.ts'
import type { Checked } from '../checked.ts'
import type { Issue } from '../decision.ts'
import { ok } from '../decision.ts'
import { checkDays } from './checkDays.ts'
import type { GeneralDiscount } from './generalDiscount.ts'
import { namedTours, namesTours } from './namedTours.ts'
import { discountRefusal, isDiscount } from './percent.ts'
import type { DiscountMoment } from './vocabulary.ts'

/** A general discount as staff keep it: its languages are those of filters (HOLE-C51). */
export type StoredDiscount = GeneralDiscount & { languages: FilterLanguage[] }

/** A general discount as it was typed; a new one has no `_id`, and `discount` is a share. */
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

/** A general discount whose id is still to be given. */
export type WholeDiscount = Omit<StoredDiscount, '_id'> & { _id?: string | undefined }

/**
 * A general discount that can be stored, or every wrong field of it (DISC-11 to DISC-15). A missing language gets
 * the sentence about the group type (HOLE-C64).
 */
export function checkGeneralDiscount(draft: DiscountDraft): Checked<WholeDiscount> {
  const { discount, bookingOrTour, start_date } = draft
  const issues: Issue[] = []
  const refusal = discountRefusal(discount)
  if (refusal) issues.push({ field: 'discount', code: refusal })
  if (bookingOrTour === null) issues.push({ field: 'bookingOrTour', code: 'discount_moment_required' })
  issues.push(...checkDays(draft))
  if (!namesTours(draft)) issues.push({ field: 'tours', code: 'tours_required' })
  if (draft.languages.length === 0) issues.push({ field: 'languages', code: 'discount_languages_required' })
  if (draft.groupTypes.length === 0) issues.push({ field: 'groupTypes', code: 'discount_groups_required' })
  if (issues.length > 0 || !isDiscount(discount) || !bookingOrTour || !start_date)
    return { ok: false, issues }
  return ok({ ...draft, discount, bookingOrTour, start_date, tours: namedTours(draft) })
}
