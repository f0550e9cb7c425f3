/** A departure, as far as the totals of its day depend on it. */
interface DayDeparture {
  people: number
  /** People on no vehicle unit. */
  unassigned: { people: number }
}

/** The totals of a whole day. */
export interface DayTotals {
  departures: number
  people: number
  /** People on no vehicle unit. */
  unassigned: number
}

/** Adds up the departures of a day. */
export function dayTotals(departures: readonly DayDeparture[]): DayTotals {
  return {
    departures: departures.length,
    people: sum(departures.map(({ people }) => people)),
    unassigned: sum(departures.map(({ unassigned }) => unassigned.people)),
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
