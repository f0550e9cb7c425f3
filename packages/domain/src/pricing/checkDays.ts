import type { Day } from '../calendar.ts'
import { allOf, type Checked, checked, given, thenMake } from '../checked.ts'

/** The days of a coupon or discount: a start is needed, an end may be missing and never lies before it (HOLE-C41). */
export function checkDays({
  start_date,
  end_date,
}: {
  start_date: Day | null
  end_date: Day | null
}): Checked<{ start_date: Day; end_date: Day | null }> {
  const isReversed = start_date !== null && end_date !== null && end_date < start_date
  const found = allOf(
    given('start_date', start_date, 'start_date_required'),
    checked(end_date, isReversed ? [{ field: 'end_date', code: 'end_before_start' }] : []),
  )
  return thenMake(found, ([start, end]) => ({ start_date: start, end_date: end }))
}
