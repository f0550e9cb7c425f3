import { type Day, isWithin } from '../calendar.ts'
import type { GroupType } from './vocabulary.ts'

/**
 * Days on which a tour has a price for a group type, in at least one pair of cities; `end_date: null` never
 * ends.
 */
export interface PricedDays {
  group_type: GroupType
  start_date: Day
  end_date: Day | null
}

/** True if a group type has a price on a day. */
export function isPricedOn(day: Day, priced: readonly PricedDays[], group_type: GroupType | null): boolean {
  return priced.some(
    (days) => days.group_type === group_type && isWithin(day, days.start_date, days.end_date),
  )
}
