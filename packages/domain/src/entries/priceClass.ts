import type { GroupType } from '../catalogue/vocabulary.ts'
import type { PriceClass } from './vocabulary.ts'

/** The default class, which uses the group type's own prices. */
export const defaultPriceClass: PriceClass = 'premium'

/** Only the large group can be booked in economy. */
export function hasPriceClass(group_type: GroupType | null): boolean {
  return group_type === 'large_group'
}

/** The class after choosing a group type: kept for the large group, else reset to the default. */
export function priceClassFor(group_type: GroupType | null, chosen: PriceClass | null): PriceClass | null {
  return hasPriceClass(group_type) ? chosen : defaultPriceClass
}
