import type { Currency } from '../pricing/vocabulary.ts'

/**
 * Units of an order's currency per dollar; an order without a currency is in dollars. A saved order keeps the
 * rate it was saved with unless its currency changes; `rates` are today's.
 */
export function rateOf(
  chosen: Currency | null,
  saved: { currency: Currency; rate: number } | null,
  rates: Record<Currency, number>,
): number {
  const currency = chosen ?? 'USD'
  return saved?.currency === currency ? saved.rate : rates[currency]
}
