import { toCents, toDollars } from '@tourdesk/domain/money'
import { type Currency, currencies } from '@tourdesk/domain/pricing/vocabulary'

/** The sum of amounts in currency units, added up in whole cents so that there's no rounding error. */
export function sumOf(payments: readonly { amount: number }[]): number {
  return toDollars(payments.reduce((sum, { amount }) => sum + toCents(amount), 0))
}

/** The same for each of the currencies that occur. */
export function sumsByCurrency(payments: readonly { amount: number; currency: Currency }[]) {
  return currencies.flatMap((currency) => {
    const own = payments.filter((payment) => payment.currency === currency)
    return own.length > 0 ? [{ currency, amount: sumOf(own) }] : []
  })
}
