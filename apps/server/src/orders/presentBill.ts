import type { PriceLine } from '@tourdesk/contract/orders/orderShapes'
import { toDollars } from '@tourdesk/domain/money'
import { priceLines, priceListOf } from '@tourdesk/domain/pricing/priceLines'
import type { PriceStep } from '@tourdesk/domain/pricing/priceStep'

/** How a price came about, as the contract shows it; null where the steps aren't known. */
export function presentLines(steps: PriceStep[] | null): PriceLine[] | null {
  if (!steps?.length) return null
  return priceLines(steps).map(({ cents, ...line }) => ({
    ...line,
    ...('each' in line && { each: toDollars(line.each) }),
    amount: toDollars(cents),
  }))
}

/** The name of the price list, for the main account. */
export function presentList(steps: PriceStep[] | null): { priceList?: string } {
  const priceList = steps && priceListOf(steps)
  return priceList ? { priceList } : {}
}
