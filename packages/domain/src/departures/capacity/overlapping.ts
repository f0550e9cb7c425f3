import { addDays, type Day, daysFrom, rangesMeet } from '../../calendar.ts'
import type { CapacityForm } from './capacityRule.ts'
import { appliesOn, areEqual } from './ruleFor.ts'

type Days = Pick<CapacityForm, 'weekdays' | 'startDate' | 'endDate'>
type Comparable = Days & Pick<CapacityForm, 'group_type' | 'language'>

/**
 * The first of a tour's other rules that is equal to a rule and shares a day with it, so that neither would
 * win on that day.
 */
export function overlapping<Rule extends Comparable>(
  rule: Comparable,
  others: readonly Rule[],
): Rule | undefined {
  return others.find((other) => areEqual(rule, other) && shareDay(rule, other))
}

/** Every weekday comes within seven days, so no more of a range has to be looked at. */
function shareDay(one: Days, other: Days): boolean {
  const first = [one, other].map(({ startDate }) => startDate ?? firstDay).reduce((a, b) => (a > b ? a : b))
  const meet = rangesMeet(rangeOf(one), rangeOf(other))
  return (
    meet && daysFrom(first, addDays(first, 6)).some((day) => appliesOn(one, day) && appliesOn(other, day))
  )
}

function rangeOf({ startDate, endDate }: Days) {
  return { start: startDate ?? firstDay, end: endDate }
}

/** Before any tour. */
const firstDay: Day = '2000-01-01'
