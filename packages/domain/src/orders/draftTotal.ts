import { isLocked } from '../entries/entry.ts'
import type { EntryDraft } from '../entries/entryDraft.ts'
import { type Cents, convert } from '../money.ts'
import type { Unpriced } from '../pricing/unpriced.ts'

/** The calculated price of an entry, in USD cents. */
export interface PricedEntry {
  totalCents: Cents
  unpriced: Unpriced | null
}

/** Why the office has to set a price. */
export type OpenReason = Exclude<Unpriced, 'incomplete'>

/** A price while an order is made: unknown, to be set by the office, or in cents of the order's currency. */
export type DraftPrice =
  | { kind: 'none' }
  | { kind: 'open'; why?: OpenReason }
  | { kind: 'amount'; cents: Cents }

/**
 * The price of one entry at `rate` units per dollar. A canceled entry has none, and so does one without a list
 * price while the order's total is custom.
 */
export function entryPrice(
  entry: Pick<EntryDraft, 'status'>,
  priced: PricedEntry | undefined,
  rate: number,
  isTotalCustom = false,
): DraftPrice {
  if (isLocked(entry) || !priced || priced.unpriced === 'incomplete') return { kind: 'none' }
  if (isTotalCustom && (priced.unpriced || priced.totalCents === 0)) return { kind: 'none' }
  if (priced.unpriced) return { kind: 'open', why: priced.unpriced }
  return { kind: 'amount', cents: convert(priced.totalCents, rate) }
}

/**
 * The total of an order while it's made: the custom total (cents of the order's currency), or else the sum of
 * what is priced so far, converted as a whole. Entries and prices are in the same order.
 */
export function draftTotal(
  order: {
    selectedTours: readonly Pick<EntryDraft, 'status'>[]
    customTotal: Cents | null
    paymentTBD: boolean
  },
  priced: readonly (PricedEntry | undefined)[],
  rate: number,
): DraftPrice {
  if (order.customTotal !== null) return { kind: 'amount', cents: order.customTotal }
  const prices = order.selectedTours.map((entry, index) => ({
    priced: priced[index],
    kind: entryPrice(entry, priced[index], rate).kind,
  }))
  if (prices.every(({ kind }) => kind === 'none'))
    return order.selectedTours.every(isLocked) ? { kind: 'amount', cents: 0 } : { kind: 'none' }
  if (order.paymentTBD || prices.some(({ kind }) => kind === 'open')) return { kind: 'open' }
  const counted = prices.filter(({ kind }) => kind === 'amount')
  const cents = counted.reduce((sum, { priced: entry }) => sum + (entry?.totalCents ?? 0), 0)
  return { kind: 'amount', cents: convert(cents, rate) }
}
