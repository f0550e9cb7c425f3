import type { PriceLine } from '@tourdesk/contract/orders/orderShapes'
import { toDollars } from '@tourdesk/domain/money'
import { priceLines, priceListOf } from '@tourdesk/domain/pricing/priceLines'
import type { PriceStep } from '@tourdesk/domain/pricing/priceStep'

/** The contract's shape of a price's lines; null if its steps aren't known. */
export function presentLines(steps: PriceStep[] | null): PriceLine[] | null {
  if (!steps?.length) return null
  return priceLines(steps).map(({ cents, ...line }) => ({
    ...line,
    ...('each' in line && { each: toDollars(line.each) }),
    amount: toDollars(cents),
  }))
}

/** The price list's name, only for the main account. */
export function presentList(steps: PriceStep[] | null): { priceList?: string } {
  const priceList = steps && priceListOf(steps)
  return priceList ? { priceList } : {}
}
