import type { Issue } from '../decision.ts'
import { hasFinePercent } from '../pricing/percent.ts'

/** The fields of a star tour that can be wrong. */
export interface StarTourFields {
  name: string
  number: string
  /** Share taken off, 0.15 for 15 %; null when nothing is typed. */
  discount: number | null
  /** Ids of tours in their order; an empty text is a row where none was chosen. */
  tours: string[]
}

/** Everything wrong with a star tour's form (HOLE-C43, HOLE-C49, HOLE-C73). */
export function checkStarTour({ name, number, discount, tours }: StarTourFields): Issue[] {
  const issues: Issue[] = []
  if (name.trim() === '') issues.push({ field: 'name', code: 'catalogue_name_required' })
  if (number.trim() === '') issues.push({ field: 'number', code: 'tour_number_required' })
  if (discount === null || !(discount >= 0 && discount < 1))
    issues.push({ field: 'discount', code: 'star_discount_invalid' })
  else if (!hasFinePercent(discount)) issues.push({ field: 'discount', code: 'percent_decimals' })
  const chosen = tours.filter((tour) => tour !== '')
  if (chosen.length === 0) issues.push({ field: 'tours', code: 'star_tour_tours_required' })
  if (new Set(chosen).size < chosen.length) issues.push({ field: 'tours', code: 'tour_repeated' })
  return issues
}
