import { Problem } from '@tourdesk/contract/kernel/problem'
import type { PlanRequest } from '@tourdesk/contract/plan/proposal'
import type { Person } from '@tourdesk/domain/access/actor'
import { readDay } from '../../checks/readDay.ts'
import type { Call } from '../../kernel/call.ts'
import type { Live } from '../../kernel/live.ts'
import { readPlanDay } from '../facts/readPlanDay.ts'
import { keepPlan } from '../kept/keepPlan.ts'
import type { CheckedPlan } from './checkedPlan.ts'
import { endSearch, renewSearch } from './searches.ts'
import { type Search, startSearch } from './startSearch.ts'

/** What planning needs of the server. */
export interface PlanTools {
  live: Pick<Live, 'whenEnding' | 'isEnding'>
  /** Gets the faults that keep a day from being planned. */
  report: (fault: Error) => void
}

/**
 * Searches the plan that a call has claimed, and keeps it. The search ends early when someone stops it or the server
 * is about to stop. Throws `too_busy` (503), and `plan_failed` (500) after reporting why.
 */
export async function searchPlan(
  call: Call<Person>,
  { live, report }: PlanTools,
  id: string,
  request: PlanRequest,
): Promise<void> {
  const { actor, db, now } = call
  try {
    const { facts, shown } = await readPlanDay(call, request)
    const search = startSearch(facts, request)
    const stopFollowing = follow(call, live, id, search, facts.departures.length)
    try {
      const [{ findings }, plan] = await Promise.all([
        readDay(db, request.date, now),
        search.plan.catch((fault: Error): CheckedPlan => {
          report(fault)
          throw new Problem('plan_failed')
        }),
      ])
      await keepPlan(call, report, { ...plan, id, by: actor.userId, request, facts, shown, findings })
    } finally {
      search.stop()
      stopFollowing()
    }
  } catch (error) {
    await endSearch(db, id)
    throw error
  }
}

function follow(
  { db }: Pick<Call, 'db'>,
  live: PlanTools['live'],
  id: string,
  search: Search,
  departures: number,
): () => void {
  const stop = () => search.stop()
  if (live.isEnding) stop()
  const forget = live.whenEnding(stop)
  const progress = () => ({ departures, done: Math.floor(search.share() * departures) })
  const stopRenewing = renewSearch(db, id, progress, stop)
  return () => {
    forget()
    stopRenewing()
  }
}
