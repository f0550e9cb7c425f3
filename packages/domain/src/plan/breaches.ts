import type { PlanDay, PlanOptions } from './planDay.ts'
import type { Proposal } from './proposal.ts'
import type { Breach } from './rules/breach.ts'
import { protectionBreaches } from './rules/keptUnits.ts'
import { sceneOf } from './rules/scene.ts'
import { twiceBreaches, unitBreaches } from './rules/unitRules.ts'
import { countBreaches, splitBreaches } from './rules/wholeParties.ts'

/**
 * Every hard rule that a proposal breaks; none if it may be shown. What people planned before and what stays as it was
 * isn't held against the proposal. It's written against the rules alone: it imports nothing that the search uses.
 */
export function breaches(day: PlanDay, options: PlanOptions, proposal: Proposal): Breach[] {
  const scene = sceneOf(day, options, proposal)
  return [
    ...protectionBreaches(scene),
    ...countBreaches(scene, proposal),
    ...splitBreaches(scene),
    ...scene.units.flatMap((unit) => unitBreaches(unit, scene)),
    ...twiceBreaches(scene),
  ]
}
