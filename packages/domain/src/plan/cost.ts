import type { Language } from '../catalogue/vocabulary.ts'
import { languagesAsked } from '../dispatch/gaps.ts'
import { largestVehicles } from './largestVehicles.ts'
import type { PlanAim, PlanDay, PlanOptions, PlanPart, PlanParty, UnitResources } from './planDay.ts'
import { changesOf } from './repair/changesOf.ts'

/** The parts of a plan's cost, with the price of one of each, by aim. */
export const costOf = {
  /** A person who is on no unit, or on one that can't leave (`isManned`). */
  left: { fewest: 10_000, one_language: 10_000 },
  /** A party in several pieces that would fit into one vehicle. */
  split: { fewest: 5_000, one_language: 5_000 },
  /** A unit with a supplier's vehicle, on top of the unit. */
  supplier: { fewest: 1_500, one_language: 1_500 },
  unit: { fewest: 2_000, one_language: 2_000 },
  /** A language on a unit that none of its guides speaks. */
  unspoken: { fewest: 900, one_language: 900 },
  /** A language on a unit beyond the first. */
  language: { fewest: 300, one_language: 2_500 },
  /** A wish that isn't fulfilled. */
  wish: { fewest: 500, one_language: 500 },
  /** A pickup city on a unit beyond the first. */
  city: { fewest: 100, one_language: 100 },
  /** A guide who didn't guide the tour in the last 365 days. */
  newToTour: { fewest: 60, one_language: 60 },
  /** A day that someone on a unit worked above the median of the last 7 days. */
  overworked: { fewest: 20, one_language: 20 },
  /** A minute between the first and the last pickup of a unit. */
  minute: { fewest: 1, one_language: 1 },
  emptySeat: { fewest: 1, one_language: 1 },
  /** A party that leaves a present unit, in a repair; a split party counts for each unit that it leaves. */
  moved: { fewest: 400, one_language: 400 },
  /** A person or vehicle that leaves a present unit, in a repair. */
  changed: { fewest: 600, one_language: 600 },
} as const satisfies Record<string, Record<PlanAim, number>>

export type CostPart = keyof typeof costOf

/** How often each part occurs in a plan. */
export type PlanCost = Record<CostPart, number>

/** The part of a unit that its cost depends on. */
export interface CostedUnit extends UnitResources {
  /** The present unit, or null for one to be made. */
  _id: string | null
  tour: string
  parts: readonly PlanPart[]
}

/** The cost of a plan as one number; lower is better. */
export function weigh(cost: PlanCost, aim: PlanAim): number {
  return Object.entries(costOf).reduce((sum, [part, price]) => sum + price[aim] * cost[part as CostPart], 0)
}

/** Counts what costs something in a plan. @param units all units of the day */
export function costOfUnits(day: PlanDay, options: PlanOptions, units: readonly CostedUnit[]): PlanCost {
  const parties = new Map(day.parties.map((party) => [party._id, party]))
  const costed = units.map((unit) => costOfUnit(unit, day, parties))
  return {
    ...sum(costed),
    left: leftOf(day, units, parties),
    split: splitsOf(day, options, units),
    wish: day.parties.reduce((count, party) => count + unfulfilled(party, day, units), 0),
    overworked: overworkOf(day, units),
    ...changesOf(day, options, units),
  }
}

/**
 * True if the unit can leave: a car of ours has a driver, a supplier's comes with one, and without a vehicle there's a
 * guide.
 */
function isManned({ car, externalCar, driver, guide }: UnitResources): boolean {
  if (externalCar) return true
  return car === null ? guide.length > 0 : driver !== null
}

/** The seats of a unit's vehicle; null without one. */
function seatsOf({ car, externalCar }: UnitResources, { cars }: PlanDay): number | null {
  if (externalCar) return externalCar.seats
  return cars.find(({ _id }) => _id === car)?.seats ?? null
}

/** The lower median of the days that everyone of the day's crew worked in the last 7 days; 0 without a crew. */
export function medianDaysWorked({ people }: Pick<PlanDay, 'people'>): number {
  const worked = people.map(({ daysWorked }) => daysWorked).toSorted((a, b) => a - b)
  return worked[Math.floor((worked.length - 1) / 2)] ?? 0
}

type UnitCost = Omit<PlanCost, 'left' | 'split' | 'wish' | 'overworked' | 'moved' | 'changed'>

function costOfUnit(unit: CostedUnit, day: PlanDay, all: Map<string, PlanParty>): UnitCost {
  const parties = unit.parts.flatMap(({ party }) => all.get(party) ?? [])
  const guides = day.people.filter(({ _id }) => unit.guide.includes(_id))
  const asked = languagesAsked(parties)
  const spoken = new Set(guides.flatMap(({ languages }) => languages))
  const cities = new Set(parties.flatMap(({ pickup }) => pickup?.city ?? []))
  const seats = seatsOf(unit, day)
  return {
    supplier: Number(unit.externalCar !== null),
    unit: 1,
    unspoken: unspokenOn(parties, guides.length, asked, spoken),
    language: Math.max(0, asked.length - 1),
    city: Math.max(0, cities.size - 1),
    newToTour: guides.filter(({ timesOnTour }) => !timesOnTour[unit.tour]).length,
    minute: minutesOf(parties),
    emptySeat: seats === null ? 0 : Math.max(0, seats - peopleOf(unit)),
  }
}

/** Parties that need a guide and have none lack one language at least, also if theirs is unknown. */
function unspokenOn(
  parties: readonly PlanParty[],
  guides: number,
  asked: readonly Language[],
  spoken: ReadonlySet<Language>,
): number {
  const unspoken = asked.filter((language) => !spoken.has(language)).length
  const needsGuide = parties.some(({ tourOption }) => tourOption !== 'car only')
  return needsGuide && guides === 0 ? Math.max(1, unspoken) : unspoken
}

function minutesOf(parties: readonly PlanParty[]): number {
  const times = parties.flatMap(({ pickup }) => (pickup?.time ? [minuteOf(pickup.time)] : []))
  return times.length === 0 ? 0 : Math.max(...times) - Math.min(...times)
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

function peopleOf({ parts }: Pick<CostedUnit, 'parts'>): number {
  return parts.reduce((people, part) => people + part.people, 0)
}

function sum(costs: readonly UnitCost[]): UnitCost {
  const none: UnitCost = {
    supplier: 0,
    unit: 0,
    unspoken: 0,
    language: 0,
    city: 0,
    newToTour: 0,
    minute: 0,
    emptySeat: 0,
  }
  for (const cost of costs) {
    for (const part of Object.keys(none) as (keyof UnitCost)[]) none[part] += cost[part]
  }
  return none
}

function leftOf(day: PlanDay, units: readonly CostedUnit[], all: Map<string, PlanParty>): number {
  const carried = units
    .flatMap((unit) => unit.parts.filter(({ party }) => isCarried(all.get(party), unit)))
    .reduce((people, part) => people + part.people, 0)
  return day.parties.reduce((people, party) => people + party.people, 0) - carried
}

/** A unit without a vehicle carries only those who brought their own. */
function isCarried(party: PlanParty | undefined, unit: CostedUnit): boolean {
  const hasVehicle = unit.car !== null || unit.externalCar !== null
  return party !== undefined && isManned(unit) && (hasVehicle || party.tourOption === 'guide only')
}

function splitsOf(day: PlanDay, options: PlanOptions, units: readonly CostedUnit[]): number {
  const parts = Map.groupBy(
    units.flatMap((unit) => unit.parts),
    ({ party }) => party,
  )
  const largest = largestVehicles(day, options)
  return day.parties.filter((party) => {
    const pieces = parts.get(party._id) ?? []
    const seated = pieces.reduce((people, part) => people + part.people, 0)
    const isSplit = pieces.length > 1 || (seated > 0 && seated < party.people)
    return isSplit && party.people <= largest(party)
  }).length
}

function unfulfilled({ _id, wishes }: PlanParty, day: PlanDay, units: readonly CostedUnit[]): number {
  const { car, guide, seats: wished } = wishes
  if (car === null && guide === null && wished === null) return 0
  const own = units.filter(({ parts }) => parts.some(({ party }) => party === _id))
  if (own.length === 0) return 0
  const isSize = (seats: number | null) =>
    wished !== null && seats !== null && seats >= wished.from && seats <= wished.to
  return [
    car !== null && !own.some((unit) => unit.car === car),
    guide !== null && !own.some((unit) => unit.guide.includes(guide)),
    wished !== null && !own.some((unit) => isSize(seatsOf(unit, day))),
  ].filter(Boolean).length
}

function overworkOf(day: PlanDay, units: readonly CostedUnit[]): number {
  const median = medianDaysWorked(day)
  const worked = new Map(day.people.map(({ _id, daysWorked }) => [_id, daysWorked]))
  const above = (person: string | null) =>
    Math.max(0, (person === null ? 0 : (worked.get(person) ?? 0)) - median)
  return units
    .flatMap(({ driver, guide }) => [...new Set([driver, ...guide])])
    .reduce((days, person) => days + above(person), 0)
}
