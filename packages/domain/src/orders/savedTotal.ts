import { type Cents, convert } from '../money.ts'

/** The facts that decide a saved order's total. */
export interface SavedTotal {
  /** The custom total in cents of the order's currency; null uses the sum of the entries. */
  customTotal: Cents | null
  /** The sum of the entries that aren't canceled, in USD cents. */
  totalCents: Cents
  /** Units of the order's currency per dollar, frozen when the order was saved. */
  rate: number
  isToBeDetermined: boolean
}

/** The total of a saved order in cents of its currency; null while it's to be determined. */
export function savedTotal({ customTotal, totalCents, rate, isToBeDetermined }: SavedTotal): Cents | null {
  if (customTotal !== null) return customTotal
  return isToBeDetermined ? null : convert(totalCents, rate)
}
