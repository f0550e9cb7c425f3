import { type DayDeparture, departureGaps } from './departureGaps.ts'

/** What a whole day comes to. */
export interface DayTotals {
  departures: number
  orders: number
  people: number
  /** People on no vehicle unit. */
  unassigned: number
  units: number
  /** Units that lack nothing. */
  ready: number
  gaps: number
}

/** Adds up the departures of a day. An order with two tours on the day counts once in each departure. */
export function dayTotals(departures: readonly DayDeparture[]): DayTotals {
  const units = departures.flatMap((departure) => departure.units)
  return {
    departures: departures.length,
    orders: sum(departures.map(({ orders }) => orders)),
    people: sum(departures.map(({ people }) => people)),
    unassigned: sum(departures.map(({ unassigned }) => unassigned.people)),
    units: units.length,
    ready: units.filter(({ gaps }) => gaps.length === 0).length,
    gaps: sum(departures.map((departure) => departureGaps(departure).length)),
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
