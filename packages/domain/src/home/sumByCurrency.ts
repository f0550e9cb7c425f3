import type { Cents } from '../money.ts'
import { type Currency, currencies } from '../pricing/vocabulary.ts'

/** The sum of several amounts in one currency. */
export interface CurrencySum {
  currency: Currency
  count: number
  /** In the currency's cents. */
  amount: Cents
}

/** Adds up amounts per currency; currencies without an amount are left out. */
export function sumByCurrency(items: readonly { currency: Currency; amount: Cents }[]): CurrencySum[] {
  return currencies.flatMap((currency) => {
    const amounts = items.filter((item) => item.currency === currency).map(({ amount }) => amount)
    if (amounts.length === 0) return []
    return [{ currency, count: amounts.length, amount: amounts.reduce((sum, amount) => sum + amount, 0) }]
  })
}
