import type { Day } from '../calendar.ts'
import type { Issue } from '../decision.ts'
import { settableFor } from './availability.ts'
import type { AvailabilityStatus, RangeOwner } from './vocabulary.ts'

/** The fields of the availability dialog that can be wrong; a day that is not chosen is null. */
export interface RangeFields {
  objType: RangeOwner
  startDate: Day | null
  endDate: Day | null
  status: AvailabilityStatus
}

/** Everything wrong with a range that somebody sets; `assigned` is refused elsewhere (AVL-05, AVL-08). */
export function checkRange({ objType, startDate, endDate, status }: RangeFields): Issue[] {
  const issues: Issue[] = []
  if (startDate === null) issues.push({ field: 'startDate', code: 'start_date_required' })
  else if (endDate !== null && endDate < startDate)
    issues.push({ field: 'endDate', code: 'end_before_start' })
  if (status === 'reserved' && !settableFor(objType).includes(status))
    issues.push({ field: 'status', code: 'car_not_reserved' })
  return issues
}
