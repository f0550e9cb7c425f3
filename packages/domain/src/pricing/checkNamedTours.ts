import { type Checked, checked } from '../checked.ts'

/** The tours that a coupon or discount names: at least one, or none where it is for all of them, later ones too. */
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
