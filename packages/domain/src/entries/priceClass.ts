import type { GroupType } from '../catalogue/vocabulary.ts'
import type { PriceClass } from './vocabulary.ts'

/** The class that means the group type's own prices (HOLE-O11). */
export const defaultPriceClass: PriceClass = 'premium'

/** Only the large group can be bought in economy (HOLE-O11, HOLE-C16). */
export function hasPriceClass(group_type: GroupType | null): boolean {
  return group_type === 'large_group'
}

/** The class after a group type was chosen: kept for the large group, else back to the default (FORM-61). */
export function priceClassFor(group_type: GroupType | null, chosen: PriceClass | null): PriceClass | null {
  return hasPriceClass(group_type) ? chosen : defaultPriceClass
}
