import type { PlanDay, PlanOptions } from '@tourdesk/domain/plan/planDay'
import { proposePlan } from '@tourdesk/domain/plan/proposePlan'
import { type CheckedPlan, checkedPlan } from '../checkedPlan.ts'
import { type Control, isAskedToStop, reportShare } from './control.ts'

/** A day to plan. */
export interface PlanTask {
  facts: PlanDay
  options: PlanOptions
  control: Control
}

/** The longest that a search takes. */
const longestMs = 10_000

/** Runs in the thread of `startSearch`. */
export default function planInThread({ facts, options, control }: PlanTask): CheckedPlan {
  const endsAt = performance.now() + longestMs
  const proposal = proposePlan(facts, options, {
    onProgress: (share) => reportShare(control, share),
    shouldStop: () => isAskedToStop(control) || performance.now() >= endsAt,
  })
  return checkedPlan(facts, options, proposal)
}
