import type { CancelPlan } from './cancellation.ts'
import { type Books, feesOf } from './ledger.ts'

/**
 * Decides whether a cancellation can be undone: only if no money was ever received or refunded for the order,
 * and no fee is owed. Then only the order's price has to be restored.
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
