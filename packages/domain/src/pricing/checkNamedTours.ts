import { type Checked, checked } from '../checked.ts'

/** A coupon's or discount's tours: at least one, or none if it's for all tours, including later ones. */
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
