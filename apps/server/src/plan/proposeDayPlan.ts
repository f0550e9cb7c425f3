import { fieldProblem } from '@tourdesk/contract/kernel/problem'
import type { DayProposal, PlanRequest } from '@tourdesk/contract/plan/proposal'
import type { Person } from '@tourdesk/domain/access/actor'
import { authorize } from '../kernel/authorize.ts'
import type { Call } from '../kernel/call.ts'
import { findKeptPlan } from './kept/findKeptPlan.ts'
import { presentDayPlan } from './kept/presentDayPlan.ts'
import { claimPlan } from './search/claimPlan.ts'
import { untilEnded } from './search/searches.ts'
import { type PlanTools, searchPlan } from './search/searchPlan.ts'

/**
 * Proposes a plan for a day, or for one departure of it, and keeps it for a day; nothing else changes. The same
 * `clientKey` again answers the first proposal, also while it's being made. Throws `tour_unknown` and `field_invalid`
 * (400) at their fields, `too_busy` (503), and `plan_failed` (500).
 */
export async function proposeDayPlan(
  call: Call<Person>,
  tools: PlanTools,
  { clientKey: id, ...request }: PlanRequest & { clientKey: string },
): Promise<DayProposal> {
  authorize(call.actor, 'dispatch.write')
  await checkTour(call, request.tour)
  for (;;) {
    const claim = await claimPlan(call, id, request)
    if (claim === 'search') await searchPlan(call, tools, id, request)
    if (claim === 'wait') await untilEnded(call.db, id)
    const plan = await findKeptPlan(call, id)
    if (plan) return presentDayPlan(call, plan)
  }
}

async function checkTour({ db }: Call, tour: string | null): Promise<void> {
  if (tour === null) return
  const known = await db.selectFrom('tours').select('id').where('id', '=', tour).executeTakeFirst()
  if (!known) throw fieldProblem([{ field: 'tour', code: 'tour_unknown' }])
}
