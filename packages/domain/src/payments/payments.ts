import type { Day } from '../calendar.ts'
import { type Decision, ok, refuse } from '../decision.ts'
import { type Cents, toDollars } from '../money.ts'
import { readAmount } from '../pricing/amount.ts'
import type { Currency } from '../pricing/vocabulary.ts'
import type { CashHolder } from './crewCash.ts'
import type { MadeRefund } from './refundTask.ts'
import {
  agencyProvider,
  type HandMethod,
  officeProvider,
  type PaymentAction,
  type PaymentState,
  type RefundTarget,
} from './vocabulary.ts'

/** A payment for the rules; `amount` is in cents of its currency, `refunds` is the payment it refunds. */
export interface Payment {
  _id: string
  action: PaymentAction
  status: PaymentState
  amount: Cents
  currency: Currency
  refunds: string | null
  /** The number of the instalment that a charge is for; null in an order without instalments. */
  instalment: number | null
  /** When it was paid. If missing, the order of payments decides which is newer. */
  settledAt?: Date | null
  /** The store credit that paid it, or that it became; null or missing for money. */
  credit?: string | null
}

/**
 * The record of money that was received: by staff, or by card but not for the charge it was requested for.
 */
export interface Receipt {
  method: HandMethod | 'card'
  /** The day it changed hands. */
  day: Day
  reference: string
  note: string
  clientKey: string
  /** What was received, if in another currency than the order's, with the units per dollar of both. */
  received: { amount: Cents; currency: Currency; rate: number; orderRate: number } | null
  /** The guide or driver who took the cash; null if the office has the money. */
  heldBy: CashHolder | null
}

/**
 * A change to the payments of an order. `receive` adds one that's already paid, under the given id. `settle`
 * has the provider's transaction, if there is one, or how staff paid the refund. `ask` changes the amount or
 * instalment of a pending charge; it asks for `more` than before if that's positive. `giveCredit` is a refund
 * that is made at once, to the credit that paid or to a new one (null until it has an id, see `intoCredit`).
 */
export type PaymentStep =
  | { kind: 'create'; action: 'charge' | 'agency'; amount: Cents; instalment?: number; clientKey?: string }
  | { kind: 'ask'; _id: string; amount: Cents; instalment: number; more: Cents }
  | { kind: 'refund'; of: string; amount: Cents }
  | { kind: 'giveCredit'; of: string; amount: Cents; credit: string | null }
  | {
      kind: 'useCredit'
      _id: string
      action: 'charge' | 'agency'
      amount: Cents
      currency: Currency
      credit: string
      code: string
      clientKey: string
    }
  | { kind: 'reduce'; _id: string; amount: Cents }
  | { kind: 'cancel'; _id: string }
  | { kind: 'settle'; _id: string; transaction?: string; made?: MadeRefund }
  | {
      kind: 'receive'
      _id: string
      action: 'charge' | 'agency'
      amount: Cents
      currency: Currency
      receipt: Receipt
    }
  | { kind: 'takeBack'; entry: string; payment: string; note: string; clientKey: string | null }

/** The amount due for an order, in cents of its currency. */
export interface Due {
  total: Cents
  currency: Currency
  paymentTBD: boolean
  isAgencyPayment: boolean
}

/** The amount paid so far, less refunds; a pending refund counts. */
export function netPaid(payments: Pick<Payment, 'action' | 'status' | 'amount'>[]): Cents {
  return payments.reduce((sum, payment) => {
    if (payment.action === 'refund') return payment.status === 'canceled' ? sum : sum - payment.amount
    return payment.status === 'paid' ? sum + payment.amount : sum
  }, 0)
}

/**
 * Adjusts the payments of a new or changed order to its total. A higher total adds a payment for the
 * difference. A lower one first reduces pending payments, newest first, and then refunds the rest if
 * `mayRefund`: what store credit paid goes back to that credit first, and the money to where it came from or
 * to a new credit. While the price is to be determined, nothing is due.
 */
export function planPayments(
  payments: Payment[],
  due: Due,
  mayRefund: boolean,
  refundTo: RefundTarget = 'source',
): PaymentStep[] {
  const action = actionOf(due)
  const pending = pendingOf(payments)
  const stays = (payment: Payment) =>
    !due.paymentTBD && payment.action === action && payment.currency === due.currency
  const canceled = pending.filter((payment) => !stays(payment)).map(cancelStep)
  if (due.paymentTBD) return canceled

  const kept = pending.filter(stays)
  const open = due.total - netPaid(payments) - sumOf(kept)
  if (open > 0) return [...canceled, { kind: 'create', action, amount: open }]
  const { steps, rest } = reduce(kept.toReversed(), -open)
  return [...canceled, ...steps, ...(mayRefund ? refund(payments, rest, refundTo) : [])]
}

/**
 * Adjusts the payments of a saved order to its total after an edit. If the same amount is still due, nothing
 * changes: correcting a phone number doesn't refund an overpayment.
 */
export function paymentsOnChange(
  payments: Payment[],
  due: { before: Due; after: Due },
  mayRefund: boolean,
  refundTo: RefundTarget = 'source',
): PaymentStep[] {
  return isSameDue(due.before, due.after) ? [] : planPayments(payments, due.after, mayRefund, refundTo)
}

/**
 * A payment added by staff: above 0 and within the unpaid amount. It reduces pending payments, oldest first,
 * so that separately requested parts stay as they are. `typed` is in units of the order's currency. Refused
 * with `amount_invalid`, `amount_out_of_bounds` or `amount_over_total`.
 */
export function addPayment(payments: Payment[], due: Due, typed: number): Decision<PaymentStep[]> {
  if (!(typed > 0)) return refuse('amount_invalid')
  const read = readAmount(typed, due.currency)
  if (!read.ok) return read
  const amount = read.value
  const unpaid = unpaidOf(payments, due)
  if (amount > unpaid) return refuse('amount_over_total', { open: toDollars(unpaid) })
  return ok([
    ...takeFrom(pendingOf(payments), unpaid, amount),
    { kind: 'create', action: actionOf(due), amount },
  ])
}

/** What isn't paid yet; 0 while the price is open. */
export function unpaidOf(payments: Payment[], due: Due): Cents {
  return due.paymentTBD ? 0 : Math.max(0, due.total - netPaid(payments))
}

/** The action of an order's payments: a charge, or a payment to the agency. */
export function actionOf({ isAgencyPayment }: Pick<Due, 'isAgencyPayment'>): 'charge' | 'agency' {
  return isAgencyPayment ? 'agency' : 'charge'
}

/**
 * Reduces pending payments by money that was received, less what's unpaid but not requested yet: one for the
 * same amount, or else oldest first.
 */
export function makeRoom(payments: Payment[], unpaid: Cents, amount: Cents): PaymentStep[] {
  const pending = pendingOf(payments)
  const same = pending.find((payment) => payment.amount === amount)
  const others = pending.filter((payment) => payment !== same)
  return takeFrom(same ? [same, ...others] : others, unpaid, amount)
}

/**
 * Decides whether a payment, or the refund of one, can be marked as paid manually. Card payments and refunds
 * are only settled by their provider.
 */
export function maySettleByHand({
  status,
  provider,
}: {
  status: PaymentState
  provider: string
}): Decision<true> {
  if (provider !== agencyProvider && provider !== officeProvider) return refuse('payment_by_card')
  return status === 'pending' ? ok(true) : refuse('payment_not_pending')
}

function isSameDue(before: Due, after: Due): boolean {
  return (
    before.total === after.total &&
    before.currency === after.currency &&
    before.paymentTBD === after.paymentTBD &&
    before.isAgencyPayment === after.isAgencyPayment
  )
}

/** Deducts an amount, less what's unpaid but not requested yet, from pending payments in the given order. */
function takeFrom(pending: Payment[], unpaid: Cents, amount: Cents): PaymentStep[] {
  const free = Math.max(0, unpaid - sumOf(pending))
  return reduce(pending, Math.max(0, amount - free)).steps
}

/** Deducts an amount from pending payments in the given order; `rest` is what's left over. */
function reduce(pending: Payment[], excess: Cents): { steps: PaymentStep[]; rest: Cents } {
  const steps: PaymentStep[] = []
  let rest = excess
  for (const payment of pending) {
    if (rest === 0) break
    const taken = Math.min(rest, payment.amount)
    rest -= taken
    const amount = payment.amount - taken
    steps.push(amount === 0 ? cancelStep(payment) : { kind: 'reduce', _id: payment._id, amount })
  }
  return { steps, rest }
}

/**
 * Refunds to where the money came from: to store credit first, then the newest payment first, and to none
 * more than what's left of it.
 */
function refund(payments: Payment[], upTo: Cents, to: RefundTarget): PaymentStep[] {
  const steps: PaymentStep[] = []
  let rest = upTo
  const byTime = payments.toReversed().toSorted((a, b) => paidAt(b) - paidAt(a))
  const inTurn = byTime.toSorted((a, b) => Number(isByCredit(b)) - Number(isByCredit(a)))
  for (const payment of inTurn) {
    const amount = Math.min(rest, refundable(payment, payments))
    if (amount <= 0) continue
    rest -= amount
    steps.push(
      isByCredit(payment) || to === 'credit'
        ? { kind: 'giveCredit', of: payment._id, amount, credit: payment.credit ?? null }
        : { kind: 'refund', of: payment._id, amount },
    )
  }
  return steps
}

function isByCredit({ credit = null }: Payment): boolean {
  return credit !== null
}

function paidAt({ settledAt }: Payment): number {
  return settledAt?.getTime() ?? 0
}

function refundable(payment: Payment, payments: Payment[]): Cents {
  if (payment.action === 'refund' || payment.status !== 'paid') return 0
  const returned = payments.filter((other) => other.refunds === payment._id && other.status !== 'canceled')
  return payment.amount - sumOf(returned)
}

function pendingOf(payments: Payment[]): Payment[] {
  return payments.filter((payment) => payment.action !== 'refund' && payment.status === 'pending')
}

function cancelStep({ _id }: Payment): PaymentStep {
  return { kind: 'cancel', _id }
}

function sumOf(payments: Payment[]): Cents {
  return payments.reduce((sum, payment) => sum + payment.amount, 0)
}
