import type { Day } from '../calendar.ts'
import type { Issue } from '../decision.ts'

/** The days of a coupon or discount: a start is needed, an end may be missing and never lies before it (HOLE-C41). */
export function checkDays({
  start_date,
  end_date,
}: {
  start_date: Day | null
  end_date: Day | null
}): Issue[] {
  if (start_date === null) return [{ field: 'start_date', code: 'start_date_required' }]
  const isReversed = end_date !== null && end_date < start_date
  return isReversed ? [{ field: 'end_date', code: 'end_before_start' }] : []
}
