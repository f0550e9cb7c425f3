import type { PlanDay } from '../planDay.ts'

/** The same facts in one order, so that the order in which they come makes no difference. */
export function orderedDay(day: PlanDay): PlanDay {
  return {
    ...day,
    departures: day.departures.toSorted((a, b) => compare(a.tour, b.tour)),
    parties: byId(day.parties),
    cars: byId(day.cars).map((car) => ({ ...car, busy: inOrder(car.busy) })),
    suppliers: byId(day.suppliers).map((supplier) => ({
      ...supplier,
      sizes: supplier.sizes.toSorted((a, b) => a - b),
    })),
    people: byId(day.people).map((person) => ({
      ...person,
      languages: person.languages.toSorted(compare),
      busy: inOrder(person.busy),
      timesOnTour: Object.fromEntries(
        Object.entries(person.timesOnTour).toSorted(([a], [b]) => compare(a, b)),
      ),
    })),
    units: byId(day.units).map((unit) => ({
      ...unit,
      guide: unit.guide.toSorted(compare),
      parts: unit.parts.toSorted((a, b) => compare(a.party, b.party)),
      told: unit.told.toSorted(compare),
    })),
  }
}

/** Orders texts by their characters, the same in every language. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

function byId<Fact extends { _id: string }>(facts: readonly Fact[]): Fact[] {
  return facts.toSorted((a, b) => compare(a._id, b._id))
}

function inOrder<Range extends { start: string; end: string | null }>(ranges: readonly Range[]): Range[] {
  return ranges.toSorted((a, b) => compare(`${a.start} ${a.end}`, `${b.start} ${b.end}`))
}
