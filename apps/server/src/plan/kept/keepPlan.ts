import { createHash } from 'node:crypto'
import type { DayFinding } from '@tourdesk/contract/checks/dayFinding'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { PlanRequest } from '@tourdesk/contract/plan/proposal'
import type { Person } from '@tourdesk/domain/access/actor'
import type { PlanDay } from '@tourdesk/domain/plan/planDay'
import { withoutEvent } from '../../kernel/announce.ts'
import type { Call } from '../../kernel/call.ts'
import { insertInto } from '../../kernel/insertInto.ts'
import type { CheckedPlan } from '../checkedPlan.ts'
import type { ReadPlanDay } from '../facts/readPlanDay.ts'
import { findingsAfter } from './findingsAfter.ts'

interface NewPlan extends CheckedPlan, ReadPlanDay {
  id: string
  request: PlanRequest
  /** What the check finds about the day as it is. */
  before: DayFinding[]
}

/**
 * Keeps a proposal, which ends its search. One that breaks a rule is a fault: it's reported, nothing is kept, and
 * `plan_failed` (500) is thrown.
 */
export async function keepPlan(
  call: Call<Person>,
  report: (fault: Error) => void,
  { id, request, facts, shown, proposal, broken, before }: NewPlan,
): Promise<void> {
  const basis = basisOf(facts)
  if (broken.length > 0) {
    const rules = broken.map(({ code, subject }) => `${code} ${subject}`).join(', ')
    report(new Error(`A proposal breaks rules: ${rules} (${JSON.stringify(request)}, basis ${basis})`))
    throw new Problem('plan_failed')
  }
  const plan = { tour: request.tour, facts, proposal }
  const { after, made } = (await findingsAfter(call, plan)) ?? { after: before, made: [] }
  await withoutEvent(call, async (tx) => {
    await insertInto(tx, 'day_plans', {
      id,
      date: facts.date,
      user_id: call.actor.userId,
      request: JSON.stringify(request),
      facts: JSON.stringify(facts),
      basis,
      proposal: JSON.stringify(proposal),
      findings: JSON.stringify({ before, after, made }),
      shown: JSON.stringify(shown),
      created_at: call.now,
      applied_by: null,
      applied_at: null,
    })
      // Another server took over because this one seemed dead.
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    await tx.deleteFrom('plan_searches').where('id', '=', id).execute()
  })
}

/** Changes with every fact. */
function basisOf(facts: PlanDay): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex')
}
