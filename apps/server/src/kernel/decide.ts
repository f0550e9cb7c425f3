import { fieldProblem, Problem } from '@tourdesk/contract/kernel/problem'
import type { Checked } from '@tourdesk/domain/checked'
import type { Decision } from '@tourdesk/domain/decision'

/** The value of a decision. Throws a refusal as the problem with its code. */
export function accept<T>(decision: Decision<T>): T {
  if (decision.ok) return decision.value
  throw new Problem(decision.code, { params: decision.params })
}

/** The checked value. Throws one problem (400) with every issue. */
export function acceptFields<T>(checked: Checked<T>): T {
  if (checked.ok) return checked.value
  throw fieldProblem(checked.issues)
}
