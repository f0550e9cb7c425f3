import { type Cents, convert } from '../money.ts'

/** What decides the total of a saved order. */
export interface SavedTotal {
  /** Agreed by hand, in cents of the order's currency; null takes the sum of the entries (HOLE-O18). */
  customTotal: Cents | null
  /** The sum of the entries that count, in USD cents. */
  totalCents: Cents
  /** Units of the order's currency per dollar, frozen when the order was saved (HOLE-O5). */
  rate: number
  isToBeDetermined: boolean
}

/** The total of a saved order in cents of its currency; null as long as nobody has named it (HOLE-O17). */
export function savedTotal({ customTotal, totalCents, rate, isToBeDetermined }: SavedTotal): Cents | null {
  if (customTotal !== null) return customTotal
  return isToBeDetermined ? null : convert(totalCents, rate)
}
