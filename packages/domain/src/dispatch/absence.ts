import type { Language } from '../catalogue/vocabulary.ts'
import type { Decision } from '../decision.ts'
import { checkUnit, type UnitFacts } from './checkUnit.ts'
import { languagesAsked, type Need } from './gaps.ts'
import type { VehicleUnit } from './unit.ts'

/** What a car or a person that's away is on a vehicle unit. */
export const absentRoles = ['car', 'guide', 'driver', 'guideAndDriver'] as const
export type AbsentRole = (typeof absentRoles)[number]

type Crew = Pick<VehicleUnit, 'car' | 'externalCar' | 'driver' | 'guide'>

/** A car, or a person with their own car. */
interface Absent {
  _id: string
  ownCar: string | null
}

/** Who or what takes their place; `ownCar` is the one that a person brings along. */
export type Replacement = Absent

/** What the car or the person is on the unit; null if they aren't on it. */
export function roleOn({ car, driver, guide }: Crew, id: string): AbsentRole | null {
  if (car === id) return 'car'
  if (guide.includes(id)) return driver === id ? 'guideAndDriver' : 'guide'
  return driver === id ? 'driver' : null
}

/** The unit without them. People take their own car with them, as when they're taken off in planning. */
export function withoutAbsent<Unit extends Crew>(unit: Unit, { _id, ownCar }: Absent): Unit {
  const isCarGone = unit.car !== null && (unit.car === _id || unit.car === ownCar)
  return {
    ...unit,
    car: isCarGone ? null : unit.car,
    driver: unit.driver === _id ? null : unit.driver,
    guide: unit.guide.filter((guide) => guide !== _id),
  }
}

/**
 * The unit with another person or car in the role that became open. Their own car is used only if the unit has no
 * vehicle.
 */
export function withReplacement<Unit extends Crew>(
  unit: Unit,
  role: AbsentRole,
  { _id, ownCar }: Replacement,
): Unit {
  if (role === 'car') return { ...unit, car: _id }
  const hasVehicle = unit.car !== null || unit.externalCar !== null
  return {
    ...unit,
    car: hasVehicle ? unit.car : ownCar,
    guide: role === 'driver' ? unit.guide : [...unit.guide, _id],
    driver: role === 'guide' ? unit.driver : _id,
  }
}

/**
 * The check of a replacement in one step: first the person leaves, then the other joins, who must be free.
 * `checkUnit` alone refuses a new driver while there's one.
 */
export function checkReplacement<Unit extends Crew>(
  before: Unit,
  without: Unit,
  after: Unit,
  facts: UnitFacts,
): Decision<Unit> {
  const left = checkUnit(before, without, facts)
  return left.ok ? checkUnit(without, after, facts) : left
}

/** The vehicle and the people who are on the unit before and after a change; a supplier may be replaced at once. */
export function staysOf<Unit extends Crew>(before: Unit, after: Unit): Unit {
  const keep = (was: string | null, is: string | null) => (was === is ? was : null)
  return {
    ...after,
    car: keep(before.car, after.car),
    driver: keep(before.driver, after.driver),
    guide: before.guide.filter((guide) => after.guide.includes(guide)),
  }
}

/** What a unit needs from a replacement. */
export interface Asked {
  role: AbsentRole
  people: number
  /** The seats of the car to drive; null for a supplier's vehicle, and without one. */
  carSeats: number | null
  /** Languages that no other guide on board speaks. */
  languages: readonly Language[]
}

/** The languages on board that none of the guides who stay speaks. */
export function unspokenWithout(
  entries: readonly Need[],
  stay: readonly { languages: readonly Language[] }[],
): Language[] {
  return languagesAsked(entries).filter((asked) => !stay.some(({ languages }) => languages.includes(asked)))
}

/** A car or a person who could take over; `passengers` is what their licences allow, null if that's unknown. */
interface Offered {
  seats: number | null
  languages: readonly Language[]
  passengers: number | null
}

/** True if a car has the seats, a guide speaks what's missing, and who drives has the licence. */
export function fits({ role, people, carSeats, languages }: Asked, offered: Offered): boolean {
  if (role === 'car') return (offered.seats ?? 0) >= people
  const speaks = languages.every((language) => offered.languages.includes(language))
  const mayDrive = offered.passengers === null || carSeats === null || offered.passengers >= carSeats
  return (role === 'driver' || speaks) && (role === 'guide' || mayDrive)
}

/** The suggested replacement: the first that fits, of those in the order of the assignment dialog. */
export function suggestedOf(offered: readonly { _id: string; fits: boolean }[]): string | null {
  return offered.find((each) => each.fits)?._id ?? null
}

/** The own car that a person brings to a unit without a vehicle: it has to be free and big enough. */
export function carBrought(
  unit: Pick<Crew, 'car' | 'externalCar'>,
  role: AbsentRole,
  people: number,
  own: { _id: string; seats: number; isFree: boolean } | null,
): string | null {
  if (role === 'car' || own === null || !own.isFree || own.seats < people) return null
  return unit.car === null && unit.externalCar === null ? own._id : null
}
