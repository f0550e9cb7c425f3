import { type Checked, checkFields, decided, filled, wrong } from '../checked.ts'
import { type Decision, ok, refuse } from '../decision.ts'
import { type Cents, toCents } from '../money.ts'
import { readAmount } from '../pricing/amount.ts'

/** What a policy requests when an order is placed: everything, or a deposit as a percentage or an amount. */
export const depositKinds = ['none', 'percent', 'amount'] as const
export type DepositKind = (typeof depositKinds)[number]

/** The most days before the first tour date on which the rest can be due. */
const mostDaysBefore = 365

/** A payment policy as typed. Only the field of its kind of deposit is used. */
export interface PaymentPolicyForm {
  name: string
  deposit: DepositKind
  /** Whole percent of the total. */
  percent: number | null
  /** In US dollars for the whole order. */
  amount: number | null
  /** How many days before the first tour date the rest is due. */
  daysBefore: number | null
}

/**
 * The parts of a policy that an order stores when it's sold, so that later changes of the policy don't affect
 * it.
 */
export interface DepositTerms {
  policy: string
  name: string
  percent: number | null
  /** In US cents. */
  amount: Cents | null
  daysBefore: number
}

/**
 * A policy that can be saved, or every wrong field. Fields that don't belong to its kind of deposit are
 * cleared.
 */
export function checkPaymentPolicy<Form extends PaymentPolicyForm>(form: Form): Checked<Form> {
  const { name, deposit, percent, amount, daysBefore } = form
  const found = checkFields(form, {
    name: filled('name', name, 'name_required'),
    percent: deposit === 'percent' ? decided('percent', checkPercent(percent)) : { ok: true, value: null },
    amount: deposit === 'amount' ? decided('amount', checkAmount(amount)) : { ok: true, value: null },
    daysBefore: deposit === 'none' ? { ok: true, value: null } : checkDays(daysBefore),
  })
  return found as Checked<Form>
}

/** The terms that an order sold under a policy stores; null if the policy requests everything at once. */
export function termsOf({
  _id,
  name,
  deposit,
  percent,
  amount,
  daysBefore,
}: PaymentPolicyForm & { _id: string }): DepositTerms | null {
  if (deposit === 'none' || daysBefore === null) return null
  return {
    policy: _id,
    name,
    percent: deposit === 'percent' ? percent : null,
    amount: deposit === 'amount' && amount !== null ? toCents(amount) : null,
    daysBefore,
  }
}

function checkPercent(percent: number | null): Decision<number> {
  const isPercent = percent !== null && Number.isInteger(percent) && percent >= 1 && percent <= 99
  return isPercent ? ok(percent) : refuse('deposit_percent_invalid')
}

function checkAmount(amount: number | null): Decision<number> {
  if (amount === null || !(amount > 0)) return refuse('amount_invalid')
  const read = readAmount(amount, 'USD')
  return read.ok ? ok(amount) : read
}

function checkDays(days: number | null): Checked<number> {
  const isCount = days !== null && Number.isInteger(days) && days >= 0 && days <= mostDaysBefore
  return isCount ? { ok: true, value: days } : wrong('daysBefore', 'days_before_invalid')
}
