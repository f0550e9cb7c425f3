import { type Decision, ok, refuse } from '../decision.ts'
import type { Cents } from '../money.ts'
import type { Books } from './ledger.ts'
import type { PaymentStep } from './payments.ts'

/**
 * Turns the rest of a credit back into refunds, in the books of the order that gave it: each payment is
 * refunded to where it came from, as if there had been no credit, the newest first. What was spent stays
 * spent. Refused with `credit_nothing_left`. Throws an Error if the books gave less than the rest.
 */
export function takeCreditBack(
  { payments, entries }: Books,
  credit: { _id: string; rest: Cents },
  note: string,
): Decision<PaymentStep[]> {
  if (credit.rest === 0) return refuse('credit_nothing_left')
  const steps: PaymentStep[] = []
  let left = credit.rest
  for (const { _id, refunds, amount, status, credit: to } of payments) {
    const paid = payments.find((payment) => payment._id === refunds)
    // What this credit itself paid here was returned to it and was never money of this order.
    if (!paid || (paid.credit ?? null) !== null || to !== credit._id || status !== 'paid' || left === 0)
      continue
    const entry = entries.find((row) => row.kind === 'credit_given' && row.payment === _id)
    if (!entry) throw new Error('Credit was given without a row in the ledger')
    const back = Math.min(left, amount)
    left -= back
    // The part that was spent is given again first, so that the credit's rest is never negative.
    if (back < amount)
      steps.push({ kind: 'giveCredit', of: paid._id, amount: amount - back, credit: credit._id })
    steps.push(
      { kind: 'takeBack', entry: entry._id, payment: _id, note, clientKey: null },
      { kind: 'refund', of: paid._id, amount: back },
    )
  }
  if (left > 0) throw new Error('A credit has more left than its order gave')
  return ok(steps)
}
