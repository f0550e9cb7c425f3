import type { GroupType } from '../catalogue/vocabulary.ts'
import type { Cents } from '../money.ts'
import { isColumnLocked, type PriceColumn, type PricedTour } from './lockedCell.ts'
import type { PriceList, PricePair } from './priceList.ts'
import { groupColumns, privateColumns } from './vocabulary.ts'

/** The facts that decide which prices a tour has. */
export type OfferingTour = Omit<PricedTour, 'hasOwnPremium'>

/** The prices of a list for another tour, and which ones are missing. */
export interface CopiedPrices {
  prices: PricePair[]
  /**
   * Columns with prices that aren't copied, since one of the tours doesn't have the group type or the
   * service.
   */
  dropped: PriceColumn[]
  /** Group types of the other tour that get no price. */
  unpriced: GroupType[]
}

/**
 * Copies the prices of a list to another tour: those of group types and services that both tours have. Pickup
 * times stay. Separate prices of premium large groups are included if both tours have large groups.
 */
export function copyFromTour(
  list: Pick<PriceList, 'prices'>,
  from: OfferingTour,
  to: OfferingTour,
): CopiedPrices {
  const columns: PriceColumn[] = [...groupColumns, ...privateColumns, 'transferFee']
  const hasOwnPremium = true
  const isCopied = (column: PriceColumn) =>
    !isColumnLocked(column, { ...from, hasOwnPremium }) && !isColumnLocked(column, { ...to, hasOwnPremium })
  const keep = (column: PriceColumn, cents: Cents) => (isCopied(column) ? cents : 0)
  const prices = list.prices.map((pair) => ({ ...pair, prices: mapPrices(pair.prices, keep) }))
  const hasPrice = (pairs: PricePair[], column: PriceColumn) =>
    pairs.some((pair) => priceIn(pair, column) > 0)
  return {
    prices,
    dropped: columns.filter((column) => hasPrice(list.prices, column) && !hasPrice(prices, column)),
    unpriced: to.groupTypes.filter((type) => !columnsOf(type).some((column) => hasPrice(prices, column))),
  }
}

function mapPrices(
  { private_group, transferFee, ...groups }: PricePair['prices'],
  keep: (column: PriceColumn, cents: Cents) => Cents,
): PricePair['prices'] {
  const each = <Column extends PriceColumn>(columns: readonly Column[], cells: Record<Column, Cents>) =>
    Object.fromEntries(columns.map((column) => [column, keep(column, cells[column])])) as Record<
      Column,
      Cents
    >
  return {
    ...each(groupColumns, groups),
    private_group: each(privateColumns, private_group),
    transferFee: keep('transferFee', transferFee),
  }
}

function priceIn({ prices: { private_group, ...prices } }: PricePair, column: PriceColumn): Cents {
  return { ...prices, ...private_group }[column]
}

/** The columns with a group type's prices. */
function columnsOf(type: GroupType): readonly PriceColumn[] {
  if (type === 'private_group') return privateColumns
  return type === 'large_group' ? ['economy', 'large_group'] : [type]
}
