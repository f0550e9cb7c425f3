import type { PlanChanges, PlanMove, UnitChange } from '@tourdesk/domain/plan/changes/changesOf'
import { isSameCrew } from '@tourdesk/domain/plan/changes/changesOf'
import type { ChosenChanges } from '@tourdesk/domain/plan/changes/chosenPlan'
import type { UnitResources } from '@tourdesk/domain/plan/planDay'
import type { KeptPlan } from '../keptPlan.ts'

type Choice = Pick<KeptPlan, 'unticked' | 'crews'>

/** The changes that are ticked. A unit that isn't made takes no people. */
export function chosenOf({ units, moves }: PlanChanges, choice: Choice): ChosenChanges {
  return {
    units: units
      .filter((unit) => isTicked(unit, choice))
      .map(({ key }) => ({ key, crew: choice.crews[key] ?? null })),
    moves: moves.filter((move) => isMoveTicked(move, units, choice)).map(({ key }) => key),
  }
}

/** True if the unit's change is taken; a kept one has none. */
export function isTicked({ key, kind }: UnitChange, { unticked }: Choice): boolean {
  return kind !== 'kept' && !unticked.includes(key)
}

/** True if people can move there: the unit is there already, or it's made. */
export function hasPlace({ to }: PlanMove, units: readonly UnitChange[], choice: Choice): boolean {
  const unit = units.find(({ key }) => key === to)
  return unit?.kind !== 'made' || isTicked(unit, choice)
}

/** True if the people move. */
export function isMoveTicked(move: PlanMove, units: readonly UnitChange[], choice: Choice): boolean {
  return !choice.unticked.includes(move.key) && hasPlace(move, units, choice)
}

/** With the other tick for a unit or a move. */
export function withTick<C extends Choice>(choice: C, key: string, ticked: boolean): C {
  const others = choice.unticked.filter((one) => one !== key)
  return { ...choice, unticked: ticked ? others : [...others, key] }
}

/** With another vehicle and crew for a unit; the proposed one isn't kept as a choice. */
export function withCrew<C extends Choice>(choice: C, unit: UnitChange, crew: UnitResources): C {
  const { [unit.key]: _, ...others } = choice.crews
  return { ...choice, crews: isSameCrew(unit, crew) ? others : { ...others, [unit.key]: crew } }
}

/** Without the keys that the proposal doesn't have, in case it was kept by something else. */
export function fitting<C extends Choice>(choice: C, { units, moves }: PlanChanges): C {
  const keys = new Set([...units, ...moves].map(({ key }) => key))
  return {
    ...choice,
    unticked: choice.unticked.filter((key) => keys.has(key)),
    crews: Object.fromEntries(Object.entries(choice.crews).filter(([key]) => keys.has(key))),
  }
}
