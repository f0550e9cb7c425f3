import { Problem } from '@tourdesk/contract/kernel/problem'
import type { PlanRequest } from '@tourdesk/contract/plan/proposal'
import type { Person } from '@tourdesk/domain/access/actor'
import { readDay } from '../../checks/readDay.ts'
import type { Call } from '../../kernel/call.ts'
import type { Live } from '../../kernel/live.ts'
import type { CheckedPlan } from '../checkedPlan.ts'
import { readPlanDay } from '../facts/readPlanDay.ts'
import { keepPlan } from '../kept/keepPlan.ts'
import { followSearch } from './followSearch.ts'
import { endSearch } from './searches.ts'
import { startSearch } from './startSearch.ts'

/** What planning needs of the server. */
export interface PlanTools {
  live: Pick<Live, 'whenEnding' | 'isEnding'>
  /** Gets the faults that keep a day from being planned. */
  report: (fault: Error) => void
}

/**
 * Searches the plan that a call has claimed, and keeps it. Throws `too_busy` (503), and `plan_failed` (500) after
 * reporting why.
 */
export async function searchPlan(
  call: Call<Person>,
  { live, report }: PlanTools,
  id: string,
  request: PlanRequest,
): Promise<void> {
  const { db, now } = call
  const follower = followSearch(db, live, id)
  try {
    const { facts, shown } = await readPlanDay(call, request)
    const search = startSearch(facts, request)
    follower.watch(search, facts.departures.length)
    try {
      const [{ findings: before }, plan] = await Promise.all([
        readDay(db, request.date, now),
        search.plan.catch((fault: Error): CheckedPlan => {
          report(fault)
          throw new Problem('plan_failed')
        }),
      ])
      await keepPlan(call, report, { ...plan, id, request, facts, shown, before })
    } finally {
      // Without effect on one that has ended; if the day couldn't be read, nobody needs it.
      search.stop()
    }
  } catch (error) {
    await endSearch(db, id)
    throw error
  } finally {
    follower.end()
  }
}
