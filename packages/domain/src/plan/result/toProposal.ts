import { costOfUnits } from '../cost.ts'
import { compare } from '../model/orderedDay.ts'
import type { State } from '../model/state.ts'
import type { Proposal, ProposedUnit } from '../proposal.ts'
import { lackedFacts } from './lackedFacts.ts'
import { matchPresent } from './matchPresent.ts'
import { openParties } from './openParties.ts'
import { reasonsOf } from './reasonsOf.ts'
import { unitsOf } from './unitsOf.ts'
import { unspokenOn } from './unspokenOn.ts'

/** The plan as the office sees it. Units that couldn't leave aren't made. */
export function toProposal(state: State, isCut: boolean): Proposal {
  const { day, options, units: present } = state.model
  const planned = matchPresent(unitsOf(state), day)
  const units = planned
    .map(
      (unit): ProposedUnit => ({
        ...unit,
        lacksDriver: unit.car !== null && unit.driver === null,
        unspoken: unspokenOn(unit, day),
        reasons: reasonsOf(unit, planned, day, options),
      }),
    )
    .toSorted(byPlace)
  return {
    units,
    open: openParties(planned, day, options),
    lacked: lackedFacts(day),
    cost: { before: costOfUnits(day, options, present), after: costOfUnits(day, options, planned) },
    isCut,
  }
}

function byPlace(a: ProposedUnit, b: ProposedUnit): number {
  return compare(keyOf(a), keyOf(b))
}

/** Present units first, then new ones by their first party. */
function keyOf({ tour, _id, parts }: ProposedUnit): string {
  return `${tour} ${_id === null ? `1 ${parts.map(({ party, people }) => `${party} ${people}`)}` : `0 ${_id}`}`
}
