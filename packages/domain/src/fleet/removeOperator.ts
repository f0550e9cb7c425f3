import type { Day } from '../calendar.ts'
import { type Decision, ok, refuse } from '../decision.ts'
import type { OperatorRole } from './vocabulary.ts'

/** Refuses to delete an operator who is assigned to a tour today or later. */
export function removeOperator(
  operator: { role: OperatorRole; lastAssignment: Day | null },
  today: Day,
): Decision<true> {
  const { role, lastAssignment } = operator
  const isNeeded = lastAssignment !== null && lastAssignment >= today
  return isNeeded ? refuse('operator_has_assignments', { role }) : ok(true)
}
