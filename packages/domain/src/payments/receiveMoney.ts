import type { Day } from '../calendar.ts'
import { type Checked, checked, decided, issuesOf } from '../checked.ts'
import { type Decision, ok, refuse } from '../decision.ts'
import { type Cents, exchange } from '../money.ts'
import { amountText, readAmount } from '../pricing/amount.ts'
import type { Currency } from '../pricing/vocabulary.ts'
import { type CashHolder, holderOf } from './crewCash.ts'
import {
  actionOf,
  type Due,
  makeRoom,
  type Payment,
  type PaymentStep,
  type Receipt,
  unpaidOf,
} from './payments.ts'
import type { HandMethod } from './vocabulary.ts'

/** Money as recorded by staff; `amount` in units of `currency`. */
export interface RecordedMoney {
  method: HandMethod
  amount: number
  currency: Currency
  day: Day
  reference: string
  note: string
  /** The id of the guide or driver who took it; null for the office. */
  heldBy: string | null
  clientKey: string
}

/** The facts that decide whether money can be recorded on an order. */
export interface RecordingFacts {
  today: Day
  /** The day the order was placed on. */
  placedOn: Day
  /** The currency of the order and the rate frozen on it. */
  currency: Currency
  orderRate: number
  /** Today's units per dollar of the currency that was received. */
  receivedRate: number
  /** The guide or driver in question, if there is one. */
  holder: (CashHolder & { isDeleted: boolean }) | null
}

const withReference: readonly HandMethod[] = ['transfer', 'cheque', 'voucher']

/** True if money received in this way is recorded with its reference. */
export function needsReference(method: HandMethod): boolean {
  return withReference.includes(method)
}

/**
 * Returns the money in the order's currency, with the record of it. Another currency is exchanged by today's
 * rate and the one frozen on the order. Otherwise returns every wrong field.
 */
export function checkMoney(
  money: RecordedMoney,
  facts: RecordingFacts,
): Checked<{ amount: Cents; receipt: Receipt }> {
  const read = money.amount > 0 ? readAmount(money.amount, money.currency) : refuse('amount_invalid')
  const { amount, received } = inOrderCurrency(read.ok ? read.value : 0, money, facts)
  const { method, day, reference, note, clientKey } = money
  const holder = holderOf(method, money.heldBy, facts.holder)
  const heldBy = holder.ok ? holder.value : null
  return checked({ amount, receipt: { method, day, reference, note, clientKey, received, heldBy } }, [
    ...issuesOf(decided('amount', read.ok && amount === 0 ? refuse('amount_invalid') : read)),
    ...issuesOf(decided('day', checkDay(day, facts))),
    ...issuesOf(decided('reference', checkReference(money))),
    ...issuesOf(decided('heldBy', holder)),
  ])
}

/** Money that was received; staff have to confirm it if it's more than what's open. */
export interface ReceivedMoney {
  amount: Cents
  receipt: Receipt
  /** The id of its payment. */
  _id: string
  isOverpayment: boolean
}

/**
 * Adds a payment that was received. It reduces pending payments as in `makeRoom`; anything that a canceled
 * order doesn't owe is refunded. Refused with `amount_over_open` if it's more than what's open, unless staff
 * say that it's an overpayment.
 */
export function receiveMoney(
  payments: Payment[],
  due: Due,
  isCanceled: boolean,
  { amount, receipt, _id, isOverpayment }: ReceivedMoney,
): Decision<PaymentStep[]> {
  const { currency } = due
  const receive: PaymentStep = { kind: 'receive', _id, action: actionOf(due), amount, currency, receipt }
  const unpaid = unpaidOf(payments, due)
  if (isCanceled) {
    const surplus = amount - Math.min(amount, unpaid)
    const room = makeRoom(payments, unpaid, amount - surplus)
    return ok([
      ...room,
      receive,
      ...(surplus > 0 ? [{ kind: 'refund' as const, of: _id, amount: surplus }] : []),
    ])
  }
  if (amount > unpaid && !isOverpayment)
    return refuse('amount_over_open', {
      open: amountText(unpaid, currency),
    })
  return ok([...makeRoom(payments, unpaid, amount), receive])
}

function inOrderCurrency(
  amount: Cents,
  { currency }: RecordedMoney,
  { currency: ordered, orderRate, receivedRate }: RecordingFacts,
) {
  if (currency === ordered) return { amount, received: null }
  return {
    amount: exchange(amount, { from: receivedRate, to: orderRate }),
    received: { amount, currency, rate: receivedRate, orderRate },
  }
}

function checkDay(day: Day, { today, placedOn }: RecordingFacts): Decision<Day> {
  if (day > today) return refuse('payment_day_future')
  return day < placedOn ? refuse('payment_day_before_order') : ok(day)
}

/** The reference of money that leaves a trace elsewhere. Refused with `reference_required`. */
export function checkReference({
  method,
  reference,
}: Pick<RecordedMoney, 'method' | 'reference'>): Decision<string> {
  return needsReference(method) && reference === '' ? refuse('reference_required') : ok(reference)
}
