import type { GroupType } from '../catalogue/vocabulary.ts'
import { type GroupColumn, type PrivateColumn, privateColumns } from './vocabulary.ts'

/** A column of the price table, in its order (CCONST-07). */
export type PriceColumn = GroupColumn | PrivateColumn | 'transferFee'

/** What of a tour decides which prices can be typed. */
export interface PricedTour {
  groupTypes: readonly GroupType[]
  doesIncludeReturnTransport: boolean
  /** Large groups of class premium have a price of their own in this list (HOLE-C17). */
  hasOwnPremium: boolean
}

/**
 * True for a column whose prices cannot be typed: fees without return transport, group types the tour does not have,
 * and the large group's own price while large groups are priced through economy (PLIST-17 to PLIST-19, HOLE-C17,
 * HOLE-C18).
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
