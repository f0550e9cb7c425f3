import type { PlanDay } from '../planDay.ts'
import type { ChangedFact } from './changedFacts.ts'

/** What changed, with its name: an order's number, a plate, a person, a supplier, a date, or a tour with the number of its unit. */
export type NamedFact = ChangedFact & { name: string }

/**
 * Names what changed, as it was called before; what wasn't there, as it's called now. Units are numbered by id, like those
 * of a board.
 */
export function nameChanges(changed: readonly ChangedFact[], before: PlanDay, now: PlanDay): NamedFact[] {
  return changed.map((fact) => ({ ...fact, name: nameOf(fact, before) ?? nameOf(fact, now) ?? '' }))
}

function nameOf({ kind, _id: id }: ChangedFact, day: PlanDay): string | undefined {
  const isIt = ({ _id }: { _id: string }) => _id === id
  switch (kind) {
    case 'entry':
      return day.parties.find(isIt)?.order.toString()
    case 'unit':
      return nameOfUnit(id, day)
    case 'car':
      return day.cars.find(isIt)?.plateId
    case 'person':
      return day.people.find(isIt)?.name
    case 'supplier':
      return day.suppliers.find(isIt)?.name
    case 'day':
      return day.date
  }
}

function nameOfUnit(id: string, { departures, units }: PlanDay): string | undefined {
  const unit = units.find(({ _id }) => _id === id)
  if (unit === undefined) return undefined
  const older = units.filter(({ _id, tour }) => tour === unit.tour && _id <= id)
  return `${departures.find(({ tour }) => tour === unit.tour)?.name ?? ''} ${older.length}`.trim()
}
