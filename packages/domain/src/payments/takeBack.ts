import { type Decision, ok, refuse } from '../decision.ts'
import { type Books, isReversed, type LedgerEntry } from './ledger.ts'
import { type Due, type Payment, type PaymentStep, planPayments } from './payments.ts'

/**
 * Takes back a payment or a refund that was recorded by mistake: what was paid is asked for again, and what went back
 * still has to go back. `due` is null for a canceled order, which asks for nothing.
 * Refused with `entry_follows_order`, `entry_already_reversed`, `payment_by_card` or `payment_refunded`.
 */
export function takeBack(
  books: Books,
  entry: LedgerEntry,
  { due, note, clientKey }: { due: Due | null; note: string; clientKey: string },
): Decision<PaymentStep[]> {
  const payment = books.payments.find(({ _id }) => _id === entry.payment)
  if (!payment) return refuse('entry_follows_order')
  if (isReversed(entry._id, books)) return refuse('entry_already_reversed')
  if (entry.method === 'card') return refuse('payment_by_card')
  const step: PaymentStep = { kind: 'takeBack', entry: entry._id, payment: payment._id, note, clientKey }
  if (payment.action === 'refund' && payment.refunds !== null)
    return ok([step, { kind: 'refund', of: payment.refunds, amount: payment.amount }])
  const refunds = books.payments.filter(({ refunds }) => refunds === payment._id)
  if (refunds.some(({ status }) => status === 'paid')) return refuse('payment_refunded')
  const dropped = refunds.filter(({ status }) => status === 'pending')
  const left = books.payments.filter((one) => one !== payment && !dropped.includes(one))
  return ok([step, ...dropped.map(cancelStep), ...(due ? planPayments(left, due, false) : [])])
}

function cancelStep({ _id }: Payment): PaymentStep {
  return { kind: 'cancel', _id }
}
