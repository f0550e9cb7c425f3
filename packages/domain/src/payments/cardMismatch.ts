import type { Cents } from '../money.ts'
import type { Currency } from '../pricing/vocabulary.ts'
import type { PaymentAction } from './vocabulary.ts'

/** A card payment that our books have as paid. */
export interface PaidByCard {
  action: PaymentAction
  amount: Cents
  currency: Currency
}

/** The compared parts of a provider's transaction. */
export interface ReportedTransaction {
  kind: 'charge' | 'refund' | 'other'
  isApproved: boolean
  amount: Cents
  currency: Currency | null
}

/** How a paid card payment differs from its provider's report; null if it doesn't. */
export function cardMismatch(
  payment: PaidByCard,
  reported: ReportedTransaction | null,
): { kind: 'card_missing' | 'card_differs'; expected: Cents; found: Cents | null } | null {
  const expected = payment.amount
  const kind = payment.action === 'refund' ? 'refund' : 'charge'
  if (!reported?.isApproved || reported.kind !== kind) return { kind: 'card_missing', expected, found: null }
  const isSame = reported.amount === payment.amount && reported.currency === payment.currency
  return isSame ? null : { kind: 'card_differs', expected, found: reported.amount }
}
