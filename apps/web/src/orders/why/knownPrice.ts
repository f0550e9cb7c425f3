import type { CalculatedPrices } from '@tourdesk/contract/orders/orderShapes'

type Portion = CalculatedPrices['pricePortions'][number]

/**
 * A tour's price in USD, or null if no list had a price, in which case it's stored as 0 without lines. A
 * party of only infants costs 0 too, but has lines.
 */
export function knownPrice({
  totalPrice,
  priceLines,
}: Pick<Portion, 'totalPrice' | 'priceLines'>): number | null {
  return priceLines !== null || totalPrice > 0 ? totalPrice : null
}
