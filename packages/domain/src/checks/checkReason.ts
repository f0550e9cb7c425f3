import { type Checked, filled } from '../checked.ts'

/** Why a finding needs nothing more has to be said: `reason_required`. */
export function checkReason<Known extends { reason: string }>(known: Known): Checked<unknown> {
  return filled('reason', known.reason, 'reason_required')
}
