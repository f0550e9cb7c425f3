import type { GroupType } from '../catalogue/vocabulary.ts'
import { type GroupColumn, type PrivateColumn, privateColumns } from './vocabulary.ts'

/** A column of the price table, in order. */
export type PriceColumn = GroupColumn | PrivateColumn | 'transferFee'

/** The facts that decide which prices of a tour can be typed. */
export interface PricedTour {
  groupTypes: readonly GroupType[]
  doesIncludeReturnTransport: boolean
  /** Premium large groups have a separate price in this list. */
  hasOwnPremium: boolean
}

/**
 * True for a column whose prices can't be typed: fees without return transport, group types that the tour
 * doesn't have, and the large group's own price while large groups use the economy price.
 */
export function isColumnLocked(column: PriceColumn, tour: PricedTour): boolean {
  if (column === 'economy') return false
  if (column === 'large_group' && !tour.hasOwnPremium) return true
  if (column === 'transferFee') return !tour.doesIncludeReturnTransport
  return !tour.groupTypes.includes(isPrivate(column) ? 'private_group' : column)
}

function isPrivate(column: PriceColumn): column is PrivateColumn {
  return (privateColumns as readonly PriceColumn[]).includes(column)
}
