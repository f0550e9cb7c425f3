import { type Day, dayIn, daysBetween } from '../calendar.ts'
import { allOf, type Checked, checked, thenMake, wrong } from '../checked.ts'
import { type Decision, ok, refuse } from '../decision.ts'

/** Currencies with a rate; the dollar, in which prices are stored, is 1. */
export const quotedCurrencies = ['EUR', 'ILS'] as const
export type QuotedCurrency = (typeof quotedCurrencies)[number]

/** Units of each currency for one dollar. */
export type Rates = Record<QuotedCurrency, number>

/** The source of a rate: the installation's defaults, a person, or the Bank of Israel. */
export const rateSources = ['first', 'hand', 'bankOfIsrael'] as const
export type RateSource = (typeof rateSources)[number]

/** A change of more than this many percent is probably a typo and needs confirmation. */
const usualPercent = 20
/** Rates older than this many days should be checked. */
const freshDays = 7
const decimals = 6
const largest = 999_999

/** Typed rates, or all their errors; null is an empty field. */
export function checkRates({ EUR, ILS }: Record<QuotedCurrency, number | null>): Checked<Rates> {
  return thenMake(allOf(checkRate('EUR', EUR), checkRate('ILS', ILS)), ([euro, shekel]) => ({
    EUR: euro,
    ILS: shekel,
  }))
}

function checkRate(field: QuotedCurrency, rate: number | null): Checked<number> {
  return isRate(rate) ? checked(rate, []) : wrong(field, 'rate_invalid')
}

/** True for a positive number with at most six decimals. */
export function isRate(value: number | null): value is number {
  return value !== null && value > 0 && value <= largest && Number(value.toFixed(decimals)) === value
}

/** The new rates; an unconfirmed jump is refused with `rate_jump`, its currency and percent. */
export function planRates(before: Rates, after: Rates, isConfirmed: boolean): Decision<Rates> {
  const jumps = quotedCurrencies
    .map((currency) => ({ currency, percent: percentBetween(before[currency], after[currency]) }))
    .filter(({ percent }) => percent > usualPercent)
    .toSorted((one, other) => other.percent - one.percent)
  const [jump] = jumps
  if (!jump || isConfirmed) return ok(after)
  return refuse('rate_jump', { currency: jump.currency, percent: Math.round(jump.percent) })
}

/** Rates per dollar, from the prices of a dollar and a euro in shekels. */
export function ratesOfShekels(shekels: { USD: number; EUR: number }): Rates {
  const euros = shekels.USD / shekels.EUR
  return { EUR: Number(euros.toFixed(decimals)), ILS: Number(shekels.USD.toFixed(decimals)) }
}

/** True if a rate should be checked: it was never set, or is older than a week. */
export function isRateOld(rate: { source: RateSource; updatedAt: string }, today: Day): boolean {
  return rate.source === 'first' || daysBetween(dayIn(new Date(rate.updatedAt)), today) > freshDays
}

function percentBetween(before: number, after: number): number {
  return Number((Math.abs(after / before - 1) * 100).toFixed(decimals))
}
