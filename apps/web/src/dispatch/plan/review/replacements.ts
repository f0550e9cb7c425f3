import {
  carsByFit,
  driversByFit,
  guidesByFit,
  type OfferedGuide,
  suppliersByFit,
  type Wanted,
} from '@tourdesk/domain/dispatch/fitOrder'
import { languagesAsked } from '@tourdesk/domain/dispatch/gaps'
import type { ChosenPlan, ChosenUnit } from '@tourdesk/domain/plan/changes/chosenPlan'
import { isFree, mayDrive } from '@tourdesk/domain/plan/largestVehicles'
import type { PlanCar, PlanDay, PlanPerson, UnitResources } from '@tourdesk/domain/plan/planDay'

/** The free cars and people that a unit could have, best first, its own ones included. */
export interface Replacements {
  cars: PlanCar[]
  suppliers: { carSupplier: string; name: string; seats: number }[]
  drivers: PlanPerson[]
  guides: OfferedGuide[]
}

/**
 * Who and what could be on a unit instead: free on its days and on no other unit of the chosen plan. A car of a guide
 * or driver comes with its owner, and nobody drives beyond their licence.
 */
export function replacementsFor(unit: ChosenUnit, plan: ChosenPlan, day: PlanDay): Replacements {
  const wanted = wantedFor(unit, day)
  const days = daysOf(unit, day)
  const taken = takenByOthers(unit, plan)
  const isOpen = (one: PlanCar | PlanPerson) => !taken.has(one._id) && isFree(one, days)
  const car = day.cars.find(({ _id }) => _id === unit.car)
  const ownerIsOpen = ({ owner }: PlanCar) =>
    owner === null || owner === unit.driver || day.people.some((one) => one._id === owner && isOpen(one))
  const offered = (person: PlanPerson, isHere: boolean) => ({
    ...person,
    ranking: [],
    car: day.cars.find(({ owner }) => owner === person._id)?._id ?? null,
    status: isHere ? ('assignedHere' as const) : ('free' as const),
  })
  return {
    cars: carsByFit(
      day.cars
        .filter((one) => one._id === unit.car || (isOpen(one) && ownerIsOpen(one)))
        .map((one) => ({
          ...one,
          isPrivateOwned: one.owner !== null,
          status: one._id === unit.car ? ('assignedHere' as const) : ('free' as const),
        })),
      wanted,
    ),
    suppliers: suppliersByFit(day.suppliers, wanted).flatMap(({ _id, name, sizes }) =>
      sizes
        .filter((seats) => seats >= wanted.seats)
        .toSorted((a, b) => a - b)
        .map((seats) => ({ carSupplier: _id, name, seats })),
    ),
    drivers: driversByFit(
      day.people
        .filter((one) => one._id === unit.driver || (car && isOpen(one) && mayDrive(one, car)))
        .map((one) => offered(one, one._id === unit.driver)),
      wanted,
    ),
    guides: guidesByFit(
      day.people
        .filter((one) => unit.guide.includes(one._id) || (one.role === 'guide' && isOpen(one)))
        .map((one) => ({
          ...offered(one, unit.guide.includes(one._id)),
          timesOnTour: one.timesOnTour[unit.tour] ?? 0,
        })),
      wanted,
    ),
  }
}

/** With another car. The driver stays if they may drive it; a car of a guide or driver is driven by its owner. */
export function withCar(unit: UnitResources, car: PlanCar, day: PlanDay): UnitResources {
  const driver = day.people.find(({ _id }) => _id === unit.driver)
  const stays = driver !== undefined && mayDrive(driver, car)
  return { ...resources(unit), car: car._id, externalCar: null, driver: stays ? driver._id : car.owner }
}

/** With a supplier's vehicle, which brings its driver. */
export function withSupplier(
  unit: UnitResources,
  { carSupplier, seats }: { carSupplier: string; seats: number },
): UnitResources {
  return { ...resources(unit), car: null, externalCar: { carSupplier, seats }, driver: null }
}

/** With one guide instead of another; null for none. */
export function withGuide(unit: UnitResources, before: string | null, after: string | null): UnitResources {
  const others = unit.guide.filter((one) => one !== after)
  const guide =
    before === null
      ? [...others, ...(after === null ? [] : [after])]
      : others.flatMap((one) => (one === before ? (after ?? []) : one))
  return { ...resources(unit), guide: before === after ? unit.guide : guide }
}

/** Cars and people who'd be on two units on the same day, by unit. */
export function clashesIn({ units }: ChosenPlan): Map<string, string[]> {
  const places = Map.groupBy(
    units.flatMap((unit) => idsOn(unit).map((id) => ({ id, key: unit.key }))),
    ({ id }) => id,
  )
  const twice = [...places.values()].filter((some) => some.length > 1).flat()
  const byUnit = Map.groupBy(twice, ({ key }) => key)
  return new Map([...byUnit].map(([key, some]) => [key, some.map(({ id }) => id)]))
}

function resources({ car, externalCar, driver, guide }: UnitResources): UnitResources {
  return { car, externalCar, driver, guide: [...guide] }
}

function takenByOthers({ key }: ChosenUnit, { units }: ChosenPlan): Set<string> {
  return new Set(units.filter((unit) => unit.key !== key).flatMap(idsOn))
}

/** A guide who drives is there once. */
function idsOn({ car, driver, guide }: UnitResources): string[] {
  return [...new Set([car, driver, ...guide].filter((id) => id !== null))]
}

function wantedFor(unit: ChosenUnit, day: PlanDay): Wanted {
  const riders = day.parties.filter(({ _id }) => unit.parts.some(({ party }) => party === _id))
  return {
    seats: unit.parts.reduce((sum, { people }) => sum + people, 0),
    languages: languagesAsked(riders),
    car: unit.car,
  }
}

function daysOf({ parts }: ChosenUnit, { date, parties }: PlanDay) {
  const riders = parties.filter(({ _id }) => parts.some(({ party }) => party === _id))
  return { start: date, end: riders.reduce((last, { endDate }) => (endDate > last ? endDate : last), date) }
}
