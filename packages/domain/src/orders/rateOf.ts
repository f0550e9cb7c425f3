import type { Currency } from '../pricing/vocabulary.ts'

/**
 * Units of an order's currency per dollar; without a currency it's in dollars. A saved order keeps the rate it was
 * saved with as long as its currency stays; `rates` are today's (HOLE-O5).
 */
export function rateOf(
  chosen: Currency | null,
  saved: { currency: Currency; rate: number } | null,
  rates: Record<Currency, number>,
): number {
  const currency = chosen ?? 'USD'
  return saved?.currency === currency ? saved.rate : rates[currency]
}
