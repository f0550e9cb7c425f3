import { Problem } from '@tourdesk/contract/kernel/problem'
import type { DayProposal } from '@tourdesk/contract/plan/proposal'
import type { Call } from '../kernel/call.ts'
import { findKeptPlan } from './kept/findKeptPlan.ts'
import { presentDayPlan } from './kept/presentDayPlan.ts'
import { runningSearch, stopSearch, untilEnded } from './search/searches.ts'

/** A proposal, once it's made. Throws `not_found` (404) for an unknown or expired one, and if none was found. */
export async function findDayPlan(call: Call, id: string): Promise<DayProposal> {
  await untilEnded(call.db, id)
  return presentDayPlan(call, await keptPlan(call, id))
}

/** How far the search for a proposal is, in departures of its day. Throws `not_found` (404). */
export async function findProgress(
  call: Call,
  id: string,
): Promise<{ isRunning: boolean; done: number; departures: number }> {
  const running = await runningSearch(call.db, id)
  if (running) return { isRunning: true, ...running }
  const { length } = (await keptPlan(call, id)).facts.departures
  return { isRunning: false, done: length, departures: length }
}

/** Ends the search for a proposal; one that's made already stays as it is. Throws `not_found` (404). */
export async function stopDayPlan(call: Call, id: string): Promise<void> {
  if (!(await stopSearch(call.db, id))) await keptPlan(call, id)
}

async function keptPlan(call: Call, id: string) {
  const plan = await findKeptPlan(call, id)
  if (!plan) throw new Problem('not_found')
  return plan
}
