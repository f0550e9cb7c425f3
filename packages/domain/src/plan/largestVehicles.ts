import { type DayRange, rangesMeet } from '../calendar.ts'
import { keepsCrew, keepsParts } from './keeps.ts'
import type { PlanCar, PlanDay, PlanOptions, PlanParty, PlanPerson, PresentUnit } from './planDay.ts'

/**
 * The most people of a party that one vehicle can take, no matter who else wants it: a free car that someone free may drive,
 * a size from a supplier, or the free seats of a kept unit of its departure. A larger party has to be
 * split. `guide only` needs no vehicle.
 */
export function largestVehicles(day: PlanDay, options: PlanOptions): (party: PlanParty) => number {
  const kept = day.units.filter((unit) => keepsCrew(unit, day, options))
  const taken = new Set(kept.flatMap(({ car, driver, guide }) => [car, driver, ...guide]))
  const cars = day.cars.filter(({ _id }) => !taken.has(_id)).toSorted((a, b) => b.seats - a.seats)
  const people = day.people.filter(({ _id }) => !taken.has(_id))
  const fromSuppliers = options.useSuppliers ? day.suppliers.flatMap(({ sizes }) => sizes) : []

  return (party) => {
    if (party.tourOption === 'guide only') return Number.POSITIVE_INFINITY
    const days = { start: day.date, end: party.endDate }
    const drivers = people.filter((person) => isFree(person, days))
    const own = cars.find((car) => isFree(car, days) && drivers.some((person) => mayDrive(person, car)))
    const joined = kept
      .filter(({ tour }) => tour === party.tour)
      .map((unit) =>
        freeSeats({ ...unit, parts: keepsParts(unit, day, options) ? unit.parts : [] }, party, day),
      )
    return Math.max(0, own?.seats ?? 0, ...fromSuppliers, ...joined)
  }
}

/** True if the person's licences cover the car, and it isn't someone else's. */
export function mayDrive({ _id, maxPassengers }: PlanPerson, { seats, owner }: PlanCar): boolean {
  return maxPassengers >= seats && (owner === null || owner === _id)
}

/** True if a car or person is free on all of the days. */
export function isFree({ busy }: PlanCar | PlanPerson, days: DayRange): boolean {
  return busy.every((range) => !rangesMeet(range, days))
}

/** Seats for the party on a unit whose people stay; those that it has already count as free. */
function freeSeats(unit: PresentUnit, party: PlanParty, { cars, parties }: PlanDay): number {
  const others = unit.parts.filter((part) => part.party !== party._id)
  const isAlone = (entry: string) => parties.find(({ _id }) => _id === entry)?.isPrivate === true
  if (others.length > 0 && (party.isPrivate || others.some((part) => isAlone(part.party)))) return 0
  const seats = unit.externalCar?.seats ?? cars.find(({ _id }) => _id === unit.car)?.seats ?? 0
  return seats - others.reduce((people, part) => people + part.people, 0)
}
