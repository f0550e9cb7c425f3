import { addDays, type Day, instantIn } from '../calendar.ts'
import type { DepartureState } from './departure.ts'

/** A departure's minimum, and what was decided about it. */
export interface DepartureMinimum {
  date: Day
  /** Booked people, of any group type. */
  people: number
  /** Its own, or its tour's; null for none. */
  minimum: number | null
  /** Its tour's; null for `usualDaysBefore`. */
  decideDaysBefore: number | null
  state: DepartureState
  isGuaranteed: boolean
}

/** A tour that names no day is decided on the day before. */
const usualDaysBefore = 1
const decidedAt = '12:00'

/**
 * True if people are booked on a departure and too few, and nobody decided in time whether it takes place: at
 * 12:00 in Israel on the deciding day. Guaranteeing or canceling it decides; closing it for sale doesn't.
 */
export function needsDecision(departure: DepartureMinimum, now: Date): boolean {
  if (departure.state === 'canceled' || departure.isGuaranteed || !isBelowMinimum(departure)) return false
  const { date, decideDaysBefore } = departure
  return now >= instantIn(addDays(date, -(decideDaysBefore ?? usualDaysBefore)), decidedAt)
}

/** True if people are booked on a departure, and fewer than its minimum. */
export function isBelowMinimum({ people, minimum }: Pick<DepartureMinimum, 'people' | 'minimum'>): boolean {
  return minimum !== null && people > 0 && people < minimum
}

/** True if a change brings a departure from fewer people than `guaranteedFrom` to at least as many; null is never. */
export function reachesMinimum(
  guaranteedFrom: number | null,
  people: { before: number; after: number },
): boolean {
  return guaranteedFrom !== null && people.before < guaranteedFrom && people.after >= guaranteedFrom
}
