import type { CancelPlan } from './cancellation.ts'
import { type Books, feesOf } from './ledger.ts'

/**
 * Whether a cancellation can be undone: no money ever came in for the order or went back, and no fee stays owed. Then the
 * order only has to cost again what it cost.
 * @param before the books before the cancellation
 */
export function canUndoCancel(
  { payments, entries }: Books,
  { lines, writeOff }: Pick<CancelPlan, 'lines' | 'writeOff'>,
): boolean {
  const currencies = new Set(entries.map(({ currency }) => currency))
  const earlierFees = [...currencies].some((currency) => feesOf(entries, currency) !== 0)
  const fees = lines.reduce((sum, { fee }) => sum + fee, 0)
  const hasMoney =
    entries.some(({ payment }) => payment !== null) ||
    payments.some(({ action, status }) => action === 'refund' || status === 'paid')
  return !hasMoney && !earlierFees && fees === writeOff
}
