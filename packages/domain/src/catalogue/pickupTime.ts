import { type Decision, ok, refuse } from '../decision.ts'
import { readTime } from '../readTime.ts'
import type { City } from './vocabulary.ts'

/** First and last pickup time, both included (TOUR-24). */
const pickupWindow = { first: '07:00', last: '14:00' } as const

/** One pickup time per city, as the tour keeps them; `HH:mm` or null (TOUR-23). */
export type PickupTimes = Partial<Record<City, string | null>>

/** The time of the pair wins; else the tour's time of the pickup city (HOLE-C26, HOLE-O61). */
export function pickupTimeOf(
  pair: { pickupTime: string | null } | null,
  pickupTimes: PickupTimes,
  city: City,
): string | null {
  return pair?.pickupTime ?? pickupTimes[city] ?? null
}

/**
 * A typed pickup time as `HH:mm`, in any form that `readTime` understands. A date becomes its UTC time moved by two
 * hours, wrapping at 24; a plain text isn't moved. What is no time or lies outside the window is refused with
 * `pickup_time_invalid` (TOUR-24, TOUR-25, HOLE-C27).
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
