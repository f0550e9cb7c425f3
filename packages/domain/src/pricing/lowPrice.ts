import type { Day } from '../calendar.ts'
import type { GroupType } from '../catalogue/vocabulary.ts'
import type { Cents } from '../money.ts'
import { bestForCustomer, discounted } from './bestForCustomer.ts'
import type { PriceList } from './priceList.ts'
import { groupColumns, privateColumns } from './vocabulary.ts'

/** A tour's lowest prices, in cents; null if nothing is for sale. */
export interface LowPrices {
  perPerson: Cents | null
  perVehicle: Cents | null
}

/** The lowest prices in Active lists that haven't ended, over all pairs and the tour's group types. */
export function lowPricesOf(priceLists: PriceList[], groupTypes: GroupType[], today: Day): LowPrices {
  const current = priceLists.filter(
    (list) => list.status === 'Active' && (list.endDate === null || list.endDate >= today),
  )
  const prices = current.flatMap((list) => list.prices.map((pair) => pair.prices))
  const columns = groupColumns.filter((column) =>
    groupTypes.includes(column === 'economy' ? 'large_group' : column),
  )
  return {
    perPerson: lowest(prices.flatMap((price) => columns.map((column) => price[column]))),
    perVehicle: groupTypes.includes('private_group')
      ? lowest(prices.flatMap((price) => privateColumns.map((column) => price.private_group[column])))
      : null,
  }
}

/**
 * A star tour's lowest price per person, in cents: the lowest prices of its tours with its discount. Null if
 * one of them isn't for sale.
 * @param discount the share taken off
 */
export function lowStarPrice(tours: readonly (Cents | null)[], discount: number): Cents | null {
  const { generalMultiplier } = bestForCustomer(0, discount)
  const prices = tours.map((price) => price && discounted(price, { couponMultiplier: 0, generalMultiplier }))
  return prices.length === 0 || prices.includes(null)
    ? null
    : prices.reduce((sum: Cents, price) => sum + (price ?? 0), 0)
}

function lowest(prices: Cents[]): Cents | null {
  const listed = prices.filter((price) => price > 0)
  return listed.length > 0 ? Math.min(...listed) : null
}
