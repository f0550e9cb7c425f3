import type { PlanDay, UnitResources } from '../planDay.ts'
import type { PlanChanges } from './changesOf.ts'
import type { ChosenChanges } from './chosenPlan.ts'

/** Something that a proposal uses and that has changed since; the day itself if it was signed off. */
export const changedKinds = ['entry', 'unit', 'car', 'person', 'supplier', 'day'] as const
export type ChangedKind = (typeof changedKinds)[number]

export interface ChangedFact {
  kind: ChangedKind
  /** The id; of the day its date. */
  _id: string
}

/**
 * What the chosen changes rest on and what's no longer as the proposal read it; changes of anything else don't count.
 * @param before the facts of the proposal
 * @param now the same facts, read again
 */
export function changedFacts(
  before: PlanDay,
  now: PlanDay,
  changes: PlanChanges,
  chosen: ChosenChanges,
): ChangedFact[] {
  const used = usedBy(before, changes, chosen)
  const isChanged = (of: (day: PlanDay) => unknown) => textOf(of(before)) !== textOf(of(now))
  const list = (kind: ChangedKind, ids: Iterable<string>, of: (day: PlanDay, id: string) => unknown) =>
    [...ids].filter((id) => isChanged((day) => of(day, id))).map((_id) => ({ kind, _id }))
  return [
    ...(isChanged(({ isSignedOff }) => isSignedOff) ? [{ kind: 'day' as const, _id: before.date }] : []),
    ...list('entry', used.parties, partyFacts),
    ...list('unit', used.units, unitFacts),
    ...list('car', used.cars, carFacts),
    ...list('person', used.people, personFacts),
    ...list('supplier', used.suppliers, supplierFacts),
  ]
}

function usedBy(day: PlanDay, { units, moves }: PlanChanges, chosen: ChosenChanges) {
  const taken = new Set(chosen.moves)
  const moving = moves.filter(({ key }) => taken.has(key))
  const crews = chosen.units.flatMap(({ key, crew }) => crew ?? units.find((unit) => unit.key === key) ?? [])
  const present = new Set(day.units.map(({ _id }) => _id))
  const touched = [...chosen.units.map(({ key }) => key), ...moving.flatMap(({ from, to }) => [from, to])]
  return {
    parties: new Set(moving.map(({ party }) => party)),
    units: new Set(touched.filter((key): key is string => key !== null && present.has(key))),
    cars: new Set(crews.flatMap(({ car }) => car ?? [])),
    people: new Set(crews.flatMap(({ driver, guide }) => [...(driver === null ? [] : [driver]), ...guide])),
    suppliers: new Set(crews.flatMap(({ externalCar }) => externalCar?.carSupplier ?? [])),
  }
}

/** A party's name and wishes may change. Which units it rides on may not: someone who waited may have got a seat. */
function partyFacts({ parties, units }: PlanDay, id: string): unknown {
  const party = parties.find(({ _id }) => _id === id)
  if (party === undefined) return null
  const { tour, people, isPrivate, language, tourOption, pickup, endDate } = party
  const rides = units.flatMap(({ _id, parts }) =>
    parts.filter((part) => part.party === id).map((part) => `${_id} ${part.people}`),
  )
  const { city, time } = pickup ?? {}
  return [tour, people, isPrivate, language, tourOption, city, time, endDate, rides.toSorted()]
}

function unitFacts({ units }: PlanDay, id: string): unknown {
  const unit = units.find(({ _id }) => _id === id)
  if (unit === undefined) return null
  const { tour, car, externalCar, driver, guide, told } = unit
  const parts = unit.parts.map(({ party, people }) => `${party} ${people}`).toSorted()
  return [
    tour,
    car,
    externalCar?.carSupplier,
    externalCar?.seats,
    driver,
    guide.toSorted(),
    told.toSorted(),
    parts,
  ]
}

function carFacts(day: PlanDay, id: string): unknown {
  const car = day.cars.find(({ _id }) => _id === id)
  return car ? [car.seats, car.owner, daysOf(car.busy), unitsWith(day, ({ car: one }) => one === id)] : null
}

function personFacts(day: PlanDay, id: string): unknown {
  const person = day.people.find(({ _id }) => _id === id)
  if (person === undefined) return null
  const { role, languages, maxPassengers, busy } = person
  const at = unitsWith(day, ({ driver, guide }) => driver === id || guide.includes(id))
  return [role, languages.toSorted(), maxPassengers, daysOf(busy), at]
}

function supplierFacts({ suppliers }: PlanDay, id: string): unknown {
  return suppliers.find(({ _id }) => _id === id)?.sizes.toSorted((a, b) => a - b) ?? null
}

function unitsWith({ units }: PlanDay, isOn: (unit: UnitResources) => boolean): string[] {
  return units
    .filter(isOn)
    .map(({ _id }) => _id)
    .toSorted()
}

function daysOf(busy: PlanDay['cars'][number]['busy']): string[] {
  return busy.map(({ start, end }) => `${start} ${end}`).toSorted()
}

function textOf(facts: unknown): string {
  return JSON.stringify(facts)
}
