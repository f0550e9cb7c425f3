import type { LimitAction } from '../agencies/vocabulary.ts'
import { type Decision, ok, refuse } from '../decision.ts'
import { type Cents, exchange } from '../money.ts'
import type { Currency } from '../pricing/vocabulary.ts'

/** What an agency may owe. */
export interface CreditTerms {
  /** In US cents; null for no limit. */
  creditLimit: Cents | null
  /** A prepaid agency may owe nothing. */
  isPrepaid: boolean
  atLimit: LimitAction
}

/** The balance of an agency's account in one currency, in its cents; positive if the agency owes. */
export interface Balance {
  currency: Currency
  amount: Cents
}

/** Who saves an order, as far as an agency's limit is concerned. */
export interface Saver {
  /** True for the office's staff, who may pass the limit with a reason. */
  mayPass: boolean
  reason: string
  /** The phone number of the office. */
  phone: string
}

/** The most an agency may owe, in US cents; null for no limit. */
export function limitOf({ creditLimit, isPrepaid }: Omit<CreditTerms, 'atLimit'>): Cents | null {
  return isPrepaid ? 0 : creditLimit
}

/** What an agency owes in all currencies, in US cents by these rates (units per dollar). */
export function exposureOf(balances: readonly Balance[], rates: Record<Currency, number>): Cents {
  return balances.reduce(
    (sum, { currency, amount }) => sum + exchange(amount, { from: rates[currency], to: rates.USD }),
    0,
  )
}

/**
 * Decides whether an agency's order may be saved, by what the agency owes before and after, in US cents. One
 * that doesn't raise it always may. Refused with `credit_limit_reached` above the limit if that blocks, unless
 * staff give a reason. The value says whether the order is above the limit; null if nothing was raised.
 */
export function checkCredit(
  { before, after }: { before: Cents; after: Cents },
  terms: CreditTerms,
  { mayPass, reason, phone }: Saver,
): Decision<{ isOver: boolean; isPassed: boolean } | null> {
  const limit = limitOf(terms)
  if (after <= before || limit === null) return ok(null)
  if (after <= limit) return ok({ isOver: false, isPassed: false })
  if (terms.atLimit === 'warn') return ok({ isOver: true, isPassed: false })
  if (mayPass && reason.trim() !== '') return ok({ isOver: true, isPassed: true })
  return refuse('credit_limit_reached', { phone })
}
