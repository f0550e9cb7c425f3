import type { PlanDay, PlanPart, UnitResources } from '../planDay.ts'
import type { PlanChanges, PlanMove, UnitChange } from './changesOf.ts'

/** The changes of a proposal that someone takes. */
export interface ChosenChanges {
  /** Units that are made, changed or dissolved, each with another vehicle and crew than proposed if that's given. */
  units: { key: string; crew: UnitResources | null }[]
  /** Keys of moves. */
  moves: string[]
}

/** A unit as it will be. */
export interface ChosenUnit extends UnitResources {
  key: string
  /** Null for one to be made. */
  _id: string | null
  tour: string
  parts: PlanPart[]
}

/** The units of the day once the chosen changes are made. */
export interface ChosenPlan {
  units: ChosenUnit[]
  /** The ids of units that are dissolved; people who are still on them have no unit then. */
  dissolved: string[]
}

/**
 * What the day is like with only the chosen changes. People whose move isn't chosen stay where they are. Call
 * `faultsOfChoice` first: keys that the proposal doesn't have are ignored.
 */
export function chosenPlan(day: PlanDay, changes: PlanChanges, { units, moves }: ChosenChanges): ChosenPlan {
  const chosen = new Map(units.map(({ key, crew }) => [key, crew]))
  const taken = new Set(moves)
  const moving = changes.moves.filter(({ key }) => taken.has(key))
  const present = new Map(day.units.map((unit) => [unit._id, unit]))
  const stay = changes.units.filter(({ key, kind }) =>
    kind === 'made' ? chosen.has(key) : kind !== 'dissolved' || !chosen.has(key),
  )
  return {
    units: stay.map((unit): ChosenUnit => {
      const before = present.get(unit.key)
      const crew = chosen.has(unit.key) ? (chosen.get(unit.key) ?? unit) : (before ?? unit)
      const { key, tour } = unit
      return {
        key,
        _id: before?._id ?? null,
        tour,
        ...resourcesOf(crew),
        parts: partsOn(unit, before?.parts, moving),
      }
    }),
    dissolved: changes.units
      .filter(({ key, kind }) => kind === 'dissolved' && chosen.has(key))
      .map(({ key }) => key),
  }
}

/**
 * The fields of a choice that can't be, such as `units.0.key`: unknown keys, the same one twice, and moves to a unit that
 * isn't made.
 */
export function faultsOfChoice(changes: PlanChanges, { units, moves }: ChosenChanges): string[] {
  const known = new Map(changes.units.map((unit) => [unit.key, unit]))
  const chosen = new Set(units.map(({ key }) => key))
  const isMade = (to: string | null) => to === null || known.get(to)?.kind !== 'made' || chosen.has(to)
  return [
    ...units.flatMap(({ key }, index) =>
      known.has(key) && units.findIndex((unit) => unit.key === key) === index ? [] : `units.${index}.key`,
    ),
    ...moves.flatMap((key, index) => {
      const move = changes.moves.find((one) => one.key === key)
      return move !== undefined && isMade(move.to) && moves.indexOf(key) === index ? [] : `moves.${index}`
    }),
  ]
}

/** All changes of a proposal, as proposed. */
export function allOf({ units, moves }: PlanChanges): ChosenChanges {
  return {
    units: units.filter(({ kind }) => kind !== 'kept').map(({ key }) => ({ key, crew: null })),
    moves: moves.map(({ key }) => key),
  }
}

function resourcesOf({ car, externalCar, driver, guide }: UnitResources): UnitResources {
  return { car, externalCar, driver, guide }
}

function partsOn(
  unit: UnitChange,
  present: readonly PlanPart[] = [],
  moving: readonly PlanMove[],
): PlanPart[] {
  const people = new Map(present.map((part) => [part.party, part.people]))
  for (const { party, people: count, from, to } of moving) {
    if (from === unit.key) people.set(party, (people.get(party) ?? 0) - count)
    if (to === unit.key) people.set(party, (people.get(party) ?? 0) + count)
  }
  return [...people].filter(([, count]) => count > 0).map(([party, count]) => ({ party, people: count }))
}
