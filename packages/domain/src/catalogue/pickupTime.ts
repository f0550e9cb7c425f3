import { type Decision, ok, refuse } from '../decision.ts'
import { readTime } from '../readTime.ts'
import type { City } from './vocabulary.ts'

/** The earliest and the latest pickup time, both allowed. */
const pickupWindow = { first: '07:00', last: '14:00' } as const

/** A tour's pickup time per city; `HH:mm` or null. */
export type PickupTimes = Partial<Record<City, string | null>>

/** The pair's time, or else the tour's time for the pickup city. */
export function pickupTimeOf(
  pair: { pickupTime: string | null } | null,
  pickupTimes: PickupTimes,
  city: City,
): string | null {
  return pair?.pickupTime ?? pickupTimes[city] ?? null
}

/**
 * A typed pickup time as `HH:mm`, in any format that `readTime` understands. A date becomes its UTC time plus
 * two hours, wrapping at midnight; other text isn't shifted. Refused with `pickup_time_invalid` if it isn't a
 * time or is outside the limits.
 */
export function readPickupTime(input: string): Decision<string> {
  const time = readTime(input) ?? timeOfDate(input)
  if (time === null || time < pickupWindow.first || time > pickupWindow.last) {
    return refuse('pickup_time_invalid')
  }
  return ok(time)
}

function timeOfDate(text: string): string | null {
  const instant = new Date(text)
  if (!/^\d{4}-\d{2}-\d{2}T/.test(text) || Number.isNaN(instant.getTime())) return null
  const hour = (instant.getUTCHours() + 2) % 24
  return `${twoDigits(hour)}:${twoDigits(instant.getUTCMinutes())}`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
