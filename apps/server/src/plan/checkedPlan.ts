import { breaches } from '@tourdesk/domain/plan/breaches'
import type { PlanDay, PlanOptions } from '@tourdesk/domain/plan/planDay'
import type { Proposal } from '@tourdesk/domain/plan/proposal'
import type { Breach } from '@tourdesk/domain/plan/rules/breach'

/** A proposal, with the hard rules that it breaks. */
export interface CheckedPlan {
  proposal: Proposal
  broken: Breach[]
}

export function checkedPlan(facts: PlanDay, options: PlanOptions, proposal: Proposal): CheckedPlan {
  return { proposal, broken: breaches(facts, options, proposal) }
}
