import type { Day } from '../calendar.ts'
import { type Checked, checked, checkFields, given } from '../checked.ts'
import { settableFor } from './availability.ts'
import type { AvailabilityStatus, RangeOwner } from './vocabulary.ts'

/** The fields of the availability dialog that are checked; a missing day is null. */
export interface RangeFields {
  objType: RangeOwner
  startDate: Day | null
  endDate: Day | null
  status: AvailabilityStatus
}

/** A range set manually, or all its errors; `assigned` is refused elsewhere. */
export function checkRange<Form extends RangeFields>(form: Form): Checked<Form & { startDate: Day }> {
  const { objType, startDate, endDate, status } = form
  const isReversed = startDate !== null && endDate !== null && endDate < startDate
  const isSettable = status !== 'reserved' || settableFor(objType).includes(status)
  return checkFields(form, {
    startDate: given('startDate', startDate, 'start_date_required'),
    endDate: checked(endDate, isReversed ? [{ field: 'endDate', code: 'end_before_start' }] : []),
    status: checked(status, isSettable ? [] : [{ field: 'status', code: 'car_not_reserved' }]),
  })
}
