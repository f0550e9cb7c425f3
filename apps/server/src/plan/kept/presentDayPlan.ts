import type { DayProposal } from '@tourdesk/contract/plan/proposal'
import { changedFacts } from '@tourdesk/domain/plan/changes/changedFacts'
import { changesOf } from '@tourdesk/domain/plan/changes/changesOf'
import { allOf } from '@tourdesk/domain/plan/changes/chosenPlan'
import { nameChanges } from '@tourdesk/domain/plan/changes/nameChanges'
import type { Selectable } from 'kysely'
import type { Call } from '../../kernel/call.ts'
import type { DayPlans } from '../../schema/dispatch.ts'
import { readPlanDayAgain } from '../facts/readPlanDay.ts'
import { expiryOf } from '../planLife.ts'

/** A kept plan, compared with the day as it is now. */
export async function presentDayPlan(
  call: Pick<Call, 'db' | 'now'>,
  plan: Selectable<DayPlans>,
): Promise<DayProposal> {
  const { request, facts, proposal } = plan
  const changes = changesOf(facts, proposal)
  const now = await readPlanDayAgain(call, request, facts)
  const { open, lacked, cost, isCut } = proposal
  return {
    _id: plan.id,
    request,
    basis: plan.basis,
    facts,
    ...plan.shown,
    ...changes,
    open,
    lacked,
    cost,
    findings: { made: [], ...plan.findings },
    isCut,
    expiresAt: expiryOf(plan.created_at).toISOString(),
    changed: nameChanges(changedFacts(facts, now, changes, allOf(changes)), facts, now),
    applied:
      plan.applied_by === null || plan.applied_at === null
        ? null
        : { name: plan.applied_by, at: plan.applied_at.toISOString() },
  }
}
