import { type Checked, filled } from '../checked.ts'

/** Requires a reason for marking a finding as known: `reason_required`. */
export function checkReason<Known extends { reason: string }>(known: Known): Checked<unknown> {
  return filled('reason', known.reason, 'reason_required')
}
