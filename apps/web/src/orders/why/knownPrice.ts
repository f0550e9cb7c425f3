import type { CalculatedPrices } from '@tourdesk/contract/orders/orderShapes'

type Portion = CalculatedPrices['pricePortions'][number]

/**
 * What a tour costs in USD, null for one that no price list had a price for: such a one costs 0 and has no lines.
 * Infants alone cost 0 by lines that say so.
 */
export function knownPrice({
  totalPrice,
  priceLines,
}: Pick<Portion, 'totalPrice' | 'priceLines'>): number | null {
  return priceLines !== null || totalPrice > 0 ? totalPrice : null
}
