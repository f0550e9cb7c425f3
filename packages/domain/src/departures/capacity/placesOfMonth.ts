import type { Day } from '../../calendar.ts'
import { daysOfMonth } from '../../catalogue/departureDays.ts'
import type { CapacityRule } from './capacityRule.ts'
import { type DepartureSales, placesLeft, poolOf, stateOf } from './pools.ts'
import type { PartyKind } from './ruleFor.ts'

/**
 * How a day looks to who books: `limited` has less than half of its places left, and `closed` isn't offered.
 */
export const placeStates = ['open', 'limited', 'sold_out', 'closed'] as const
export type PlaceState = (typeof placeStates)[number]

export interface PlacesOfDay {
  date: Day
  state: PlaceState
  /** People, or private groups; null if it's open-ended or closed. */
  left: number | null
}

/** A tour as far as its departures' places go. */
export interface SellingTour {
  rules: readonly CapacityRule[]
  /** True if the tour isn't sold to the party on the day. */
  isClosed: (day: Day) => boolean
}

/**
 * The places of a tour for a kind of party on each day of a month, `YYYY-MM`. Days without a departure count
 * as one of which nothing is sold.
 */
export function placesOfMonth(
  month: string,
  party: PartyKind,
  tour: SellingTour,
  departures: readonly DepartureSales[],
): PlacesOfDay[] {
  return daysOfMonth(month).map((date) => {
    const stored = departures.find((departure) => departure.date === date)
    return placesOfDay(date, party, tour, stored)
  })
}

/** The same on one day. */
export function placesOfDay(
  date: Day,
  party: PartyKind,
  tour: SellingTour,
  stored: DepartureSales | undefined,
): PlacesOfDay {
  if (tour.isClosed(date)) return { date, state: 'closed', left: null }
  const departure = stored ?? { id: '', date, rules: tour.rules, sold: [], units: [] }
  const pool = poolOf(departure, party)
  const state = pool && stateOf(pool, departure)
  const left = state && placesLeft(state)
  if (!state || left === null) return { date, state: 'open', left: null }
  const isLimited = left * 2 < (state.capacity ?? 0)
  return { date, state: left === 0 ? 'sold_out' : isLimited ? 'limited' : 'open', left }
}
