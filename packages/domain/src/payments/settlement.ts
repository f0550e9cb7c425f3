import type { Cents } from '../money.ts'
import { type Due, netPaid, type Payment, planPayments } from './payments.ts'

/** The effects of a save on an order's money, in cents of its currency. */
export interface Settlement {
  /** The refund. */
  refunded: Cents
  /** What's paid above the total and not refunded. */
  kept: Cents
  /** The amount still due after the save. */
  open: Cents
}

/** Predicts, before a save, what `planPayments` will do. */
export function settlementOf(
  payments: Omit<Payment, 'refunds' | 'instalment' | 'settledAt' | 'credit'>[],
  due: Due,
  mayRefund: boolean,
): Settlement {
  // Which payment a refund belongs to doesn't matter for the sum, since refunds never exceed what's left of
  // all payments.
  const whole = payments.map((payment) => ({ ...payment, refunds: null, instalment: null }))
  const steps = planPayments(whole, due, mayRefund)
  const refunded = steps.reduce((sum, step) => sum + (step.kind === 'refund' ? step.amount : 0), 0)
  const paid = netPaid(payments) - refunded
  if (due.paymentTBD) return { refunded, kept: 0, open: 0 }
  return { refunded, kept: Math.max(0, paid - due.total), open: Math.max(0, due.total - paid) }
}
