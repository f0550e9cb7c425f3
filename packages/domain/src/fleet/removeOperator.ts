import type { Day } from '../calendar.ts'
import { type Decision, ok, refuse } from '../decision.ts'
import type { OperatorRole } from './vocabulary.ts'

/**
 * Decides whether an operator may be deleted: not while assigned to a tour today or later
 * (`operator_has_assignments`).
 */
export function removeOperator(
  operator: { role: OperatorRole; lastAssignment: Day | null },
  today: Day,
): Decision<true> {
  const { role, lastAssignment } = operator
  const isNeeded = lastAssignment !== null && lastAssignment >= today
  return isNeeded ? refuse('operator_has_assignments', { role }) : ok(true)
}
