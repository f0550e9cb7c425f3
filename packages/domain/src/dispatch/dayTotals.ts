import { type DayDeparture, departureGaps } from './departureGaps.ts'
import { type UnitsOfDay, unitsOfDay } from './unitsOfDay.ts'

/** The totals of a whole day. */
export interface DayTotals {
  departures: number
  people: number
  /** People on no vehicle unit. */
  unassigned: number
  /** The vehicles that the day needs, and how many of them lack nothing. */
  units: UnitsOfDay
  gaps: number
}

/** Adds up the departures of a day. */
export function dayTotals(departures: readonly DayDeparture[]): DayTotals {
  return {
    departures: departures.length,
    people: sum(departures.map(({ people }) => people)),
    unassigned: sum(departures.map(({ unassigned }) => unassigned.people)),
    units: unitsOfDay(
      departures.flatMap(({ units }) => units.map(({ gaps }) => gaps)),
      departures.filter(({ unassigned }) => unassigned.people > 0).length,
    ),
    gaps: sum(departures.map((departure) => departureGaps(departure).length)),
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
