import type { Day, DayRange } from '../../calendar.ts'
import type { Keep, PlanCar, PlanDay, PlanOptions, PlanParty, PlanPerson, PresentUnit } from '../planDay.ts'
import type { Proposal, ProposedUnit } from '../proposal.ts'

/** A unit of the proposal with what it refers to. */
export interface SeenUnit extends ProposedUnit {
  name: string
  present: PresentUnit | null
  /** The present vehicle and crew have to stay. */
  isCrewFixed: boolean
  /** The present parties have to stay. */
  arePartsFixed: boolean
  riders: PlanParty[]
  people: number
  ownCar: PlanCar | null
  driverOf: PlanPerson | null
  guides: PlanPerson[]
  days: DayRange
  seats: number | null
  /** What people chose isn't held against it as long as it stays: its crew stays, or this is a repair. */
  isCrewTrusted: boolean
  /** Nobody joined and nothing was exchanged, so what's wrong was wrong before. */
  hasOldVehicle: boolean
  hasOldParts: boolean
}

export interface Scene {
  day: PlanDay
  options: PlanOptions
  units: SeenUnit[]
}

export function sceneOf(day: PlanDay, options: PlanOptions, { units }: Proposal): Scene {
  return { day, options, units: units.map((unit, index) => seen(unit, index, day, options)) }
}

function seen(unit: ProposedUnit, index: number, day: PlanDay, options: PlanOptions): SeenUnit {
  const present = day.units.find(({ _id }) => _id === unit._id) ?? null
  const riders = unit.parts.flatMap(({ party }) => day.parties.filter(({ _id }) => _id === party))
  const ownCar = day.cars.find(({ _id }) => _id === unit.car) ?? null
  const isCrewFixed =
    present !== null && (keepOf(options) !== 'nothing' || isUntouchable(present, day, options))
  const arePartsFixed =
    present !== null && (keepOf(options) === 'all' || isUntouchable(present, day, options))
  const isRepaired = present !== null && options.mode === 'repair'
  const isCrewTrusted = isCrewFixed || isRepaired
  return {
    ...unit,
    name: unit._id ?? `new ${index}`,
    present,
    isCrewFixed,
    arePartsFixed,
    riders,
    people: unit.parts.reduce((sum, { people }) => sum + people, 0),
    ownCar,
    driverOf: day.people.find(({ _id }) => _id === unit.driver) ?? null,
    guides: day.people.filter(({ _id }) => unit.guide.includes(_id)),
    days: { start: day.date, end: lastDay(riders, day.date) },
    seats: unit.externalCar?.seats ?? ownCar?.seats ?? null,
    isCrewTrusted,
    hasOldVehicle: isCrewTrusted && present !== null && hasVehicle(present) && isSameVehicle(unit, present),
    hasOldParts:
      (arePartsFixed || isRepaired) &&
      present !== null &&
      unit.parts.every((part) => part.people <= partIn(present, part.party)),
  }
}

/** A repair keeps nothing but what others know. */
export function keepOf({ keep, mode }: PlanOptions): Keep {
  return mode === 'repair' ? 'nothing' : keep
}

/** Someone knows the unit already, and the planner didn't allow changing it. */
export function isUntouchable(unit: PresentUnit, day: PlanDay, options: PlanOptions): boolean {
  return !options.touchTold && (day.isSignedOff || unit.told.length > 0)
}

type Vehicle = Pick<ProposedUnit, 'car' | 'externalCar'>

export function isSameVehicle(a: Vehicle, b: Vehicle): boolean {
  return (
    a.car === b.car &&
    a.externalCar?.carSupplier === b.externalCar?.carSupplier &&
    a.externalCar?.seats === b.externalCar?.seats
  )
}

export function hasVehicle({ car, externalCar }: Vehicle): boolean {
  return car !== null || externalCar !== null
}

export function partIn(unit: PresentUnit, party: string): number {
  return unit.parts.find((part) => part.party === party)?.people ?? 0
}

export function lastDay(riders: readonly PlanParty[], date: Day): Day {
  return riders.reduce((last, { endDate }) => (endDate > last ? endDate : last), date)
}

export function partOn({ parts }: Pick<ProposedUnit, 'parts'>, party: string): number {
  return parts.find((part) => part.party === party)?.people ?? 0
}

export function isOn(
  { car, driver, guide }: Pick<ProposedUnit, 'car' | 'driver' | 'guide'>,
  id: string,
): boolean {
  return car === id || driver === id || guide.includes(id)
}

export function covers({ _id, maxPassengers }: PlanPerson, { seats, owner }: PlanCar): boolean {
  return seats <= maxPassengers && (owner === null || owner === _id)
}
