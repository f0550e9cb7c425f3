import type { DayProposal } from '@tourdesk/contract/plan/proposal'
import { changesOf } from '@tourdesk/domain/plan/changes/changesOf'
import { allOf } from '@tourdesk/domain/plan/changes/chosenPlan'
import { readDay } from '../../checks/readDay.ts'
import { unchanged, withoutEvent } from '../../kernel/announce.ts'
import type { Call } from '../../kernel/call.ts'
import { applyStep, type PlanToApply } from './applyStep.ts'

/** Findings with a whole plan applied, and the units that they name by ids of no record. */
export type FindingsWith = Pick<DayProposal['findings'], 'after' | 'made'>

/**
 * What the check of the day would find if a whole proposal were applied: it is, and then all of it is rolled back. Throws
 * what applying throws, such as `plan_outdated` (409) if the day has changed since its facts were read.
 */
export async function findingsWith(call: Call, plan: PlanToApply): Promise<FindingsWith> {
  const chosen = allOf(changesOf(plan.facts, plan.proposal))
  return withoutEvent(call, async (tx) => {
    const isChange = chosen.units.length + chosen.moves.length > 0
    const made = isChange ? (await applyStep(tx, call, plan, chosen)).made : []
    const { findings } = await readDay(tx, plan.facts.date, call.now)
    return unchanged({ after: findings, made })
  })
}
