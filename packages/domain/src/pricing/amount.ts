import { type Decision, ok, refuse } from '../decision.ts'
import { type Cents, hasCents, toCents, toDollars } from '../money.ts'
import { type Currency, currencySymbols } from './vocabulary.ts'

/** The highest amount in each currency, in its units: about 100,000 US dollars (decision 019). */
export const highestAmount: Record<Currency, number> = { USD: 100_000, EUR: 100_000, ILS: 400_000 }

/** The same limits for display. */
export const limitTexts: Record<Currency, string> = { USD: '$100,000', EUR: '€100,000', ILS: '₪400,000' }

/** True from 0 up to the highest amount of the currency, with at most two decimals. */
export function isAmount(amount: number, currency: Currency): boolean {
  return amount >= 0 && amount <= highestAmount[currency] && hasCents(amount)
}

/** An amount as typed or sent, in cents. Refused with `amount_out_of_bounds`, which states the limit. */
export function readAmount(amount: number, currency: Currency): Decision<Cents> {
  return isAmount(amount, currency)
    ? ok(toCents(amount))
    : refuse('amount_out_of_bounds', { limit: limitTexts[currency] })
}

/** Cents of a currency as written in mails, refusals and on paper: `₪1234.50`. */
export function amountText(amount: Cents, currency: Currency): string {
  return `${currencySymbols[currency]}${toDollars(amount).toFixed(2)}`
}
