import { Problem } from '@tourdesk/contract/kernel/problem'
import type { PlanDay, PlanOptions } from '@tourdesk/domain/plan/planDay'
import { Piscina } from 'piscina'
import type { CheckedPlan } from '../checkedPlan.ts'
import { askToStop, newControl, shareOf } from './control.ts'
import type { PlanTask } from './planThread.ts'

/** A search that's running, or waiting for its turn. */
export interface Search {
  plan: Promise<CheckedPlan>
  /** The share of it that's done, from 0 to 1. */
  share(): number
  /** Ends it with the best plan so far. */
  stop(): void
}

const mostWaiting = 8
const retryAfterSeconds = 5

let thread: Piscina<PlanTask, CheckedPlan> | undefined

/**
 * Searches a plan in a thread of its own, since it takes seconds in which nobody else would get an answer. One day is
 * planned at a time. Throws `too_busy` (503) when too many are waiting.
 */
export function startSearch(facts: PlanDay, options: PlanOptions): Search {
  thread ??= new Piscina({
    filename: new URL('./planThread.ts', import.meta.url).href,
    maxThreads: 1,
    minThreads: 0,
    idleTimeout: 60_000,
    // Other calls go first: on Linux, this is the priority of the thread alone.
    niceIncrement: 19,
  })
  if (thread.queueSize >= mostWaiting) throw new Problem('too_busy', { retryAfterSeconds })
  const control = newControl()
  return {
    plan: thread.run({ facts, options, control }),
    share: () => shareOf(control),
    stop: () => askToStop(control),
  }
}
