import { type Decision, ok, refuse } from '../decision.ts'
import type { Cents } from '../money.ts'
import type { Currency } from '../pricing/vocabulary.ts'
import { type Due, makeRoom, type Payment, type PaymentStep, unpaidOf } from './payments.ts'

/** What a provider answered when we asked it for a transaction. */
export interface ProviderReport {
  provider: string
  /** The provider's number of the transaction. */
  transaction: string
  /** The payment that it's for: our reference. */
  payment: string
  amount: Cents
  /** Null for a currency that we don't use. */
  currency: Currency | null
}

/** The payment that a report names, with its provider and the transaction that paid it. */
export interface AskedPayment extends Payment {
  provider: string
  transaction: string | null
}

/**
 * Records what a provider reports, once: the same report again changes nothing. Money that comes after its request was
 * dropped still counts: it's taken off pending payments. If the order was canceled (`due` is null), it goes back.
 * Refused with `payment_differs` or `payment_not_pending`.
 */
export function settleByProvider(
  payments: Payment[],
  asked: AskedPayment,
  report: ProviderReport,
  due: Due | null,
): Decision<PaymentStep[]> {
  if (!isAskedFor(asked, report)) return refuse('payment_differs')
  const { _id, action, status, amount } = asked
  if (status === 'paid')
    return asked.transaction === report.transaction ? ok([]) : refuse('payment_not_pending')
  const settle: PaymentStep = { kind: 'settle', _id, transaction: report.transaction }
  if (action === 'refund') return status === 'pending' ? ok([settle]) : refuse('payment_not_pending')
  if (!due) return ok([settle, { kind: 'refund', of: _id, amount }])
  return ok(
    status === 'pending' ? [settle] : [...makeRoom(payments, unpaidOf(payments, due), amount), settle],
  )
}

function isAskedFor({ provider, amount, currency }: AskedPayment, report: ProviderReport): boolean {
  return provider === report.provider && amount === report.amount && currency === report.currency
}
