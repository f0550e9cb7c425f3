import { addDays, addMonths, type Day, dayText } from '../calendar.ts'
import { type Checked, checked } from '../checked.ts'
import { type Decision, type Issue, ok, refuse } from '../decision.ts'
import { type Cents, toDollars } from '../money.ts'
import { amountText } from '../pricing/amount.ts'
import type { Currency } from '../pricing/vocabulary.ts'
import { actionOf, type Due, makeRoom, type Payment, type PaymentStep, unpaidOf } from './payments.ts'

/** Paid money that a customer can spend on other orders. */
export interface Credit {
  _id: string
  code: string
  currency: Currency
  /** The account of the order that it comes from. */
  account: string
  /** What isn't spent yet. */
  rest: Cents
  /** The last day on which it can be used. */
  validUntil: Day
  /** True if its rest was turned back into a refund. */
  isTakenBack: boolean
}

/** The last day of a credit given on a day, valid for `months`. */
export function lastDayOfCredit(given: Day, months: number): Day {
  return addMonths(given, months)
}

/** The states of a credit; if nothing is left, it's `used_up` or `taken_back` even after its last day. */
export const creditStates = ['open', 'used_up', 'taken_back', 'expired'] as const
export type CreditState = (typeof creditStates)[number]

/** The state of a credit on a day. */
export function creditState(
  { rest, validUntil, isTakenBack }: Pick<Credit, 'rest' | 'validUntil' | 'isTakenBack'>,
  today: Day,
): CreditState {
  if (rest === 0) return isTakenBack ? 'taken_back' : 'used_up'
  return today > validUntil ? 'expired' : 'open'
}

/** An order to be paid by credit. */
export interface CreditedOrder {
  account: string
  due: Due
  payments: Payment[]
  today: Day
}

/** The amount of a credit to use, and the id of the new payment. */
export interface CreditUse {
  amount: Cents
  _id: string
  clientKey: string
}

/**
 * Pays an order by credit: the currency and account have to match, and the amount is at most the rest of the
 * credit and the order's open balance. Pending payments shrink by it (`makeRoom`). Refused with
 * `credit_invalid` (also for a code that doesn't exist), `credit_taken_back`, `credit_expired`,
 * `credit_used_up` or `amount_over_total`.
 */
export function payByCredit(
  credit: Credit | null,
  { account, due, payments, today }: CreditedOrder,
  { amount, _id, clientKey }: CreditUse,
): Decision<PaymentStep[]> {
  const { currency } = due
  if (!credit || credit.currency !== currency || credit.account !== account) return refuse('credit_invalid')
  const { code, rest, validUntil, isTakenBack } = credit
  if (isTakenBack && rest === 0) return refuse('credit_taken_back')
  if (today > validUntil) return refuse('credit_expired', { day: dayText(validUntil) })
  if (amount > rest) return refuse('credit_used_up', { left: amountText(rest, currency) })
  const unpaid = unpaidOf(payments, due)
  if (amount > unpaid) return refuse('amount_over_total', { open: toDollars(unpaid) })
  const action = actionOf(due)
  return ok([
    ...makeRoom(payments, unpaid, amount),
    { kind: 'useCredit', _id, action, amount, currency, credit: credit._id, code, clientKey },
  ])
}

/**
 * Pays as much of an order as possible by a credit whose code a customer types. Refused like `payByCredit`,
 * and with `credit_invalid` if the customer pays an agency.
 */
export function payAllByCredit(
  credit: Credit | null,
  order: CreditedOrder,
  use: Omit<CreditUse, 'amount'>,
): Decision<PaymentStep[]> {
  if (order.due.isAgencyPayment) return refuse('credit_invalid')
  const most = Math.min(credit?.rest ?? 0, unpaidOf(order.payments, order.due))
  // With no rest or no open balance, even a cent is too much, and the refusal says why.
  return payByCredit(credit, order, { ...use, amount: Math.max(1, most) })
}

/** The amount of a plan that becomes a new credit, in cents of the order's currency. */
export function newCreditOf(steps: readonly PaymentStep[]): Cents {
  return steps.reduce((sum, step) => (isNewCredit(step) ? sum + step.amount : sum), 0)
}

/** The plan with the id of its new credit. */
export function intoCredit(steps: readonly PaymentStep[], credit: string): PaymentStep[] {
  return steps.map((step) => (isNewCredit(step) ? { ...step, credit } : step))
}

/** The amount of a plan that's returned to the credits it was paid with. */
export function backToCredits(steps: readonly PaymentStep[]): Cents {
  return steps.reduce(
    (sum, step) => (step.kind === 'giveCredit' && step.credit !== null ? sum + step.amount : sum),
    0,
  )
}

/**
 * The most years by which a credit's last day can be ahead, so that a typing mistake isn't valid for
 * centuries.
 */
const mostYearsAhead = 10

/**
 * A longer validity of a credit, or every wrong field: the new day must be after its last day, not past, and
 * at most ten years ahead; a reason is required.
 */
export function checkLongerValidity(
  wish: { validUntil: Day; reason: string },
  credit: { validUntil: Day },
  today: Day,
): Checked<typeof wish> {
  const least = credit.validUntil < today ? today : addDays(credit.validUntil, 1)
  const most = addMonths(today, 12 * mostYearsAhead)
  const isDayWrong = wish.validUntil < least || wish.validUntil > most
  const params = { from: dayText(least), to: dayText(most) }
  const issues: Issue[] = [
    ...(isDayWrong ? [{ field: 'validUntil', code: 'credit_day_invalid' as const, params }] : []),
    ...(wish.reason.trim() === '' ? [{ field: 'reason', code: 'reason_required' as const }] : []),
  ]
  return checked(wish, issues)
}

function isNewCredit(step: PaymentStep): step is PaymentStep & { kind: 'giveCredit' } {
  return step.kind === 'giveCredit' && step.credit === null
}
