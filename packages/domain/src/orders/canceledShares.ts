import { allocate, type Cents, convert } from '../money.ts'
import { partsOf } from './customTotal.ts'

/** A saved order's price, and its tours that aren't canceled. */
export interface PricedTours {
  /** In cents of the order's currency; null without a custom total. */
  customTotal: Cents | null
  /** Units of the order's currency per dollar. */
  rate: number
  isToBeDetermined: boolean
  /** `listCents` is before discounts, `totalCents` after; both in USD. */
  tours: { _id: string; listCents: Cents; totalCents: Cents; people: number }[]
}

/** The shares of canceled tours in the price, and what's left of it, in cents of the order's currency. */
export interface CanceledShares {
  shares: Map<string, Cents>
  /** The price of the other tours. */
  priceLeft: Cents
  /** The custom total without the canceled tours; null without one. */
  customLeft: Cents | null
}

/**
 * The shares of tours in an order's price, by their prices, or by people if none has a price. A custom total
 * is split by list price (docs/decisions/015). Shares and the price left add up to the total, so no cent is
 * lost to rounding.
 */
export function canceledShares(order: PricedTours, canceled: readonly string[]): CanceledShares {
  const { customTotal, rate, isToBeDetermined, tours } = order
  const gone = tours.filter(({ _id }) => canceled.includes(_id))
  const rest = tours.filter(({ _id }) => !canceled.includes(_id))
  if (customTotal !== null) {
    const parts = partsOf(customTotal, tours)
    const shares = new Map(tours.map(({ _id }, index) => [_id, parts[index] ?? 0]))
    const left = rest.reduce((sum, { _id }) => sum + (shares.get(_id) ?? 0), 0)
    return { shares, priceLeft: left, customLeft: left }
  }
  const costOf = (some: typeof tours) =>
    isToBeDetermined
      ? 0
      : convert(
          some.reduce((sum, { totalCents }) => sum + totalCents, 0),
          rate,
        )
  const priceLeft = costOf(rest)
  const weights = gone.map(({ totalCents }) => totalCents)
  const parts = allocate(
    costOf(tours) - priceLeft,
    weights.some((weight) => weight > 0) ? weights : gone.map(({ people }) => people),
  )
  return {
    shares: new Map(gone.map(({ _id }, index) => [_id, parts[index] ?? 0])),
    priceLeft,
    customLeft: null,
  }
}
