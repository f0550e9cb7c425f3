import { type Decision, ok, refuse } from '../decision.ts'
import type { Books, LedgerEntry } from './ledger.ts'
import { type Due, type Payment, type PaymentStep, planPayments } from './payments.ts'

/**
 * Reverses a payment or a refund that was recorded by mistake: a payment is requested again, and a refund has
 * to be paid again. `due` is null for a canceled order, for which nothing is requested. Refused with
 * `entry_follows_order`, `entry_already_reversed`, `payment_by_card` or `payment_refunded`.
 */
export function takeBack(
  books: Books,
  entry: LedgerEntry,
  { due, note, clientKey }: { due: Due | null; note: string; clientKey: string },
): Decision<PaymentStep[]> {
  const allowed = mayTakeBack(entry, books.entries)
  if (!allowed.ok) return allowed
  const payment = books.payments.find(({ _id }) => _id === entry.payment)
  if (!payment) return refuse('entry_follows_order')
  const step: PaymentStep = { kind: 'takeBack', entry: entry._id, payment: payment._id, note, clientKey }
  if (payment.action === 'refund' && payment.refunds !== null)
    return ok([step, { kind: 'refund', of: payment.refunds, amount: payment.amount }])
  const refunds = books.payments.filter(({ refunds }) => refunds === payment._id)
  if (refunds.some(({ status }) => status === 'paid')) return refuse('payment_refunded')
  const dropped = refunds.filter(({ status }) => status === 'pending')
  const left = books.payments.filter((one) => one !== payment && !dropped.includes(one))
  return ok([step, ...dropped.map(cancelStep), ...(due ? planPayments(left, due, false) : [])])
}

/**
 * Decides whether staff can reverse a row: only money that they recorded themselves or credit that was used,
 * and only once. Other rows follow from the order, and card payments from their provider. `entries` are all
 * rows of the order's ledger. Refused with `entry_follows_order`, `entry_already_reversed` or
 * `payment_by_card`.
 */
export function mayTakeBack(
  { _id, kind, method }: Pick<LedgerEntry, '_id' | 'kind' | 'method'>,
  entries: readonly Pick<LedgerEntry, 'reverses'>[],
): Decision<true> {
  if (kind !== 'payment' && kind !== 'refund' && kind !== 'credit_used') return refuse('entry_follows_order')
  if (entries.some(({ reverses }) => reverses === _id)) return refuse('entry_already_reversed')
  return method === 'card' ? refuse('payment_by_card') : ok(true)
}

function cancelStep({ _id }: Payment): PaymentStep {
  return { kind: 'cancel', _id }
}
