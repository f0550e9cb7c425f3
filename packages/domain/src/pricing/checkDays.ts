import type { Day } from '../calendar.ts'
import { allOf, type Checked, given, thenMake, wrong } from '../checked.ts'

/** The days of a coupon or discount: a required start, and an optional end that isn't before it. */
export function checkDays({
  start_date,
  end_date,
}: {
  start_date: Day | null
  end_date: Day | null
}): Checked<{ start_date: Day; end_date: Day | null }> {
  const found = allOf(given('start_date', start_date, 'start_date_required'), checkEnd(end_date, start_date))
  return thenMake(found, ([start, end]) => ({ start_date: start, end_date: end }))
}

function checkEnd(end: Day | null, start: Day | null): Checked<Day | null> {
  if (!start || !end || start <= end) return { ok: true, value: end }
  return wrong('end_date', 'end_before_start')
}
