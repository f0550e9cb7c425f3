import type { Day } from '../calendar.ts'
import { isWithin } from '../calendar.ts'
import type { GroupType } from '../catalogue/vocabulary.ts'
import type { PriceClass } from '../entries/vocabulary.ts'
import type { Cents } from '../money.ts'
import type { PriceList, PricePair } from './priceList.ts'
import type { GroupColumn, PrivateColumn } from './vocabulary.ts'

/** The Active price list whose days, including both ends, contain the tour date. */
export function priceListOn(priceLists: PriceList[], date: Day): PriceList | null {
  return (
    priceLists.find((list) => list.status === 'Active' && isWithin(date, list.startDate, list.endDate)) ??
    null
  )
}

/** The pair from one city to another. */
export function pairOf<Pair extends Route>(pairs: Pair[], { pickup, dropoff }: Route): Pair | null {
  return pairs.find((pair) => pair.pickup === pickup && pair.dropoff === dropoff) ?? null
}

type Route = Pick<PricePair, 'pickup' | 'dropoff'>

/**
 * The column with the price per person. Economy has its own; a large group's premium class falls back to
 * economy if its column is empty, because it may be locked.
 */
export function groupColumn(
  pair: PricePair,
  group_type: Exclude<GroupType, 'private_group'>,
  price_class: PriceClass | null,
): GroupColumn {
  if (group_type !== 'large_group') return group_type
  return price_class === 'economy' || pair.prices.large_group === 0 ? 'economy' : 'large_group'
}

/** A pair's price in a column, in cents; 0 means no price. */
export function columnPrice(pair: PricePair, column: GroupColumn | PrivateColumn): Cents {
  return isGroupColumn(pair, column) ? pair.prices[column] : pair.prices.private_group[column]
}

function isGroupColumn(pair: PricePair, column: GroupColumn | PrivateColumn): column is GroupColumn {
  return column in pair.prices
}
