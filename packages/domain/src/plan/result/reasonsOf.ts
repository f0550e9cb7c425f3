import { isTold, keepsCrew } from '../keeps.ts'
import { isFree, mayDrive } from '../largestVehicles.ts'
import type { PlanDay, PlanOptions, PlanParty } from '../planDay.ts'
import type { UnitReason } from '../proposal.ts'
import type { PlannedUnit } from './unitsOf.ts'
import { askedOn } from './unspokenOn.ts'

/** Why a unit is as it is: what was kept, then its vehicle, wishes, guides and driver. Each is true of the plan. */
export function reasonsOf(
  unit: PlannedUnit,
  units: readonly PlannedUnit[],
  day: PlanDay,
  options: PlanOptions,
): UnitReason[] {
  return [
    ...keptReasons(unit, day, options),
    ...vehicleReasons(unit, units, day),
    ...wishReasons(unit, day),
    ...unit.guide.flatMap((guide) => guideReasons(guide, unit, day)),
    ...driverReasons(unit, day),
  ]
}

function keptReasons({ _id }: PlannedUnit, day: PlanDay, options: PlanOptions): UnitReason[] {
  const present = day.units.find((one) => one._id === _id)
  if (present === undefined) return []
  if (isTold(present, day, options)) return [{ code: 'told' }]
  return keepsCrew(present, day, options) ? [{ code: 'kept' }] : []
}

function vehicleReasons(unit: PlannedUnit, units: readonly PlannedUnit[], day: PlanDay): UnitReason[] {
  const people = unit.parts.reduce((sum, part) => sum + part.people, 0)
  if (unit.externalCar) return [{ code: 'supplier_size', people, seats: unit.externalCar.seats }]
  const car = day.cars.find(({ _id }) => _id === unit.car)
  if (car === undefined) return []
  const days = { start: day.date, end: lastDay(unit, day) }
  const used = new Set(units.flatMap((one) => [one.car, one.driver, ...one.guide]))
  const isSmaller = day.cars.some(
    (other) =>
      other.seats >= people &&
      other.seats < car.seats &&
      !used.has(other._id) &&
      isFree(other, days) &&
      day.people.some(
        (person) =>
          (person._id === unit.driver || !used.has(person._id)) &&
          isFree(person, days) &&
          mayDrive(person, other),
      ),
  )
  return [{ code: isSmaller ? 'car_for_people' : 'smallest_car', people, seats: car.seats }]
}

function wishReasons(unit: PlannedUnit, day: PlanDay): UnitReason[] {
  const parties = partiesOn(unit, day)
  const seats = unit.externalCar?.seats ?? day.cars.find(({ _id }) => _id === unit.car)?.seats ?? null
  const granted = {
    car: parties.some(({ wishes }) => wishes.car !== null && wishes.car === unit.car),
    guide: parties.some(({ wishes }) => wishes.guide !== null && unit.guide.includes(wishes.guide)),
    seats: parties.some(
      ({ wishes }) =>
        wishes.seats !== null && seats !== null && seats >= wishes.seats.from && seats <= wishes.seats.to,
    ),
  }
  return (['car', 'guide', 'seats'] as const)
    .filter((wish) => granted[wish])
    .map((wish) => ({ code: 'wished', wish }))
}

function guideReasons(guide: string, unit: PlannedUnit, day: PlanDay): UnitReason[] {
  const person = day.people.find(({ _id }) => _id === guide)
  const languages = askedOn(unit, day).filter((language) => person?.languages.includes(language))
  const times = person?.timesOnTour[unit.tour] ?? 0
  return [
    ...(languages.length > 0 ? [{ code: 'speaks', guide, languages } as const] : []),
    ...(times > 0 ? [{ code: 'knows_tour', guide, times } as const] : []),
  ]
}

function driverReasons({ car, driver }: PlannedUnit, day: PlanDay): UnitReason[] {
  const person = day.people.find(({ _id }) => _id === driver)
  const driven = day.cars.find(({ _id }) => _id === car)
  if (person === undefined || driven === undefined || !mayDrive(person, driven)) return []
  return [{ code: 'drives', driver: person._id, maxPassengers: person.maxPassengers }]
}

function lastDay(unit: PlannedUnit, day: PlanDay): string {
  return partiesOn(unit, day).reduce((last, { endDate }) => (endDate > last ? endDate : last), day.date)
}

function partiesOn({ parts }: PlannedUnit, { parties }: PlanDay): PlanParty[] {
  return parts.flatMap(({ party }) => parties.filter(({ _id }) => _id === party))
}
