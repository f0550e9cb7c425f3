import { fieldProblem, Problem } from '@tourdesk/contract/kernel/problem'
import type { Decision, Issue } from '@tourdesk/domain/decision'

/** The value of a decision; a refusal becomes the problem with its code. */
export function accept<T>(decision: Decision<T>): T {
  if (decision.ok) return decision.value
  throw new Problem(decision.code, { params: decision.params })
}

/** Passes when nothing is wrong; otherwise one problem (400) with every issue. */
export function acceptFields(issues: Issue[]): void {
  if (issues.length > 0) throw fieldProblem(issues)
}
