import { type Checked, checked } from '../checked.ts'

/**
 * The tours of a coupon or discount: at least one, or none if it applies to all tours, including later ones.
 */
export function checkNamedTours({
  allTours,
  tours,
}: {
  allTours: boolean
  tours: string[]
}): Checked<string[]> {
  if (allTours) return checked([], [])
  return checked(tours, tours.length === 0 ? [{ field: 'tours', code: 'tours_required' }] : [])
}
