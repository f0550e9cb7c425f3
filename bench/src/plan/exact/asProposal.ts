import { languages } from '@tourdesk/domain/catalogue/vocabulary'
import { languagesAsked } from '@tourdesk/domain/dispatch/gaps'
import { type CostedUnit, costOfUnits } from '@tourdesk/domain/plan/cost'
import type { PlanDay, PlanOptions } from '@tourdesk/domain/plan/planDay'
import type { Proposal, ProposedUnit } from '@tourdesk/domain/plan/proposal'

/** A proposal of these new units, with everyone else open. */
export function asProposal(
  { day, options }: { day: PlanDay; options: PlanOptions },
  units: readonly CostedUnit[],
): Proposal {
  const seated = new Set(units.flatMap(({ parts }) => parts.map(({ party }) => party)))
  return {
    units: units.map((unit) => asProposed(day, unit)),
    open: day.parties
      .filter(({ _id }) => !seated.has(_id))
      .map(({ _id, people }) => ({ party: _id, people, reason: 'no_free_vehicle' })),
    lacked: { withoutCoordinates: [], guidesWithoutLanguage: [], driversWithoutLicence: [] },
    cost: { before: costOfUnits(day, options, []), after: costOfUnits(day, options, units) },
    isCut: false,
  }
}

function asProposed(day: PlanDay, unit: CostedUnit): ProposedUnit {
  const riders = day.parties.filter(({ _id }) => unit.parts.some(({ party }) => party === _id))
  const guides = day.people.filter(({ _id }) => unit.guide.includes(_id))
  const asked = languagesAsked(riders)
  return {
    ...unit,
    _id: null,
    parts: [...unit.parts],
    lacksDriver: unit.car !== null && unit.driver === null,
    unspoken: languages.filter(
      (language) => asked.includes(language) && !guides.some((guide) => guide.languages.includes(language)),
    ),
    reasons: [],
  }
}
