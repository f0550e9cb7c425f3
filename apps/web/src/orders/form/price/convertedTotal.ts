import { exchange, toCents, toDollars } from '@tourdesk/domain/money'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'

/** A custom total as typed. */
export interface TypedTotal {
  amount: number
  currency: Currency
}

/** Units of a currency per dollar. */
type RateOf = (currency: Currency) => number

/** The same total in another currency. */
export function inCurrency({ amount, currency }: TypedTotal, other: Currency, rateOf: RateOf): number {
  return toDollars(exchange(toCents(amount), { from: rateOf(currency), to: rateOf(other) }))
}

/** The typed amount behind the displayed total, so that switching currencies and back never changes it. */
export function typedBehind(shown: TypedTotal, typed: TypedTotal | null, rateOf: RateOf): TypedTotal {
  return typed && inCurrency(typed, shown.currency, rateOf) === shown.amount ? typed : shown
}
