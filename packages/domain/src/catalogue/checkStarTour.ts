import { type Checked, checked, checkFields, filled, wrong } from '../checked.ts'
import type { Issue } from '../decision.ts'
import { hasFinePercent } from '../percent.ts'

/** The fields of a star tour that are checked. */
export interface StarTourFields {
  name: string
  number: string
  /** Share taken off, 0.15 for 15 %; null if empty. */
  discount: number | null
  /** Ids of tours in order; empty for a row without a choice. */
  tours: string[]
}

/** A star tour's form, or all its errors. */
export function checkStarTour<Form extends StarTourFields>(form: Form): Checked<Form & { discount: number }> {
  return checkFields(form, {
    name: filled('name', form.name, 'catalogue_name_required'),
    number: filled('number', form.number, 'tour_number_required'),
    discount: checkDiscount(form.discount),
    tours: checked(form.tours, tourIssues(form.tours.filter((tour) => tour !== ''))),
  })
}

function checkDiscount(discount: number | null): Checked<number> {
  const field = 'discount'
  if (discount === null || !(discount >= 0 && discount < 1)) return wrong(field, 'star_discount_invalid')
  return checked(discount, hasFinePercent(discount) ? [] : [{ field, code: 'percent_decimals' }])
}

function tourIssues(chosen: string[]): Issue[] {
  if (chosen.length === 0) return [{ field: 'tours', code: 'star_tour_tours_required' }]
  return new Set(chosen).size < chosen.length ? [{ field: 'tours', code: 'tour_repeated' }] : []
}
