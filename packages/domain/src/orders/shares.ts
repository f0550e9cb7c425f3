import { allocate, type Cents, exchange } from '../money.ts'
import { savedTotal } from './savedTotal.ts'

/** A tour of an order with its prices in USD: `listCents` is before discounts, `totalCents` after. */
export interface PricedTour {
  _id: string
  listCents: Cents
  totalCents: Cents
}

/** A saved order's price, and its tours that aren't canceled. */
export interface PricedTours {
  /** In cents of the order's currency; null without a custom total. */
  customTotal: Cents | null
  /** Units of the order's currency per dollar. */
  rate: number
  isToBeDetermined: boolean
  tours: PricedTour[]
}

/** A tour's part of its order's price. */
export interface TourShare {
  /** In cents of the order's currency. */
  share: Cents
  /** In US cents, by the order's rate. */
  shareUsd: Cents
}

/** A stored tour, with the share that was written last. */
export type SharingTour = PricedTour & TourShare & { isCanceled: boolean }

/** What a change does to the shares of canceled tours. */
export interface ShareChange {
  /** Tours canceled by it, each with the part of the price that's no longer owed. */
  canceled: readonly { entry: string; share: Cents }[]
  /** The units per dollar of both currencies if the order's currency changes; null if it doesn't. */
  exchanged: { from: number; to: number } | null
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
 * The share of each tour in an order's price. The shares add up to the price, and those in USD to the price
 * in USD. By the prices of the tours, whose price in USD is their share in USD; a custom total is split by
 * list price (docs/decisions/015). While the price is open, they're all 0.
 */
export function sharesOf(order: PricedTours): Map<string, TourShare> {
  const { customTotal, rate, isToBeDetermined, tours } = order
  const prices = tours.map(({ totalCents }) => (isToBeDetermined ? 0 : totalCents))
  const [shares, inUsd] =
    customTotal === null
      ? [allocate(priceOf(order), prices), prices]
      : [partsOf(customTotal, tours), partsOf(exchange(customTotal, { from: rate, to: 1 }), tours)]
  return new Map(
    tours.map(({ _id }, index) => [_id, { share: shares[index] ?? 0, shareUsd: inUsd[index] ?? 0 }]),
  )
}

/**
 * The shares that an order's tours have after a change. Tours that aren't canceled share its price. A
 * canceled one keeps the share it had, less the cent by which rounding changes the price of the others.
 */
export function sharesAfter(
  order: Omit<PricedTours, 'tours'> & { tours: SharingTour[] },
  { canceled, exchanged }: ShareChange,
): Map<string, TourShare> {
  const counted = sharesOf({ ...order, tours: order.tours.filter(({ isCanceled }) => !isCanceled) })
  return new Map(
    order.tours.map(({ _id, share, shareUsd }) => {
      const voided = canceled.find(({ entry }) => entry === _id)?.share ?? share
      const kept = { share: exchanged ? exchange(voided, exchanged) : voided, shareUsd }
      return [_id, counted.get(_id) ?? kept]
    }),
  )
}

/**
 * The shares of tours that are being canceled. Shares and the price left add up to the price, so no cent is
 * lost to rounding.
 */
export function canceledShares(order: PricedTours, canceled: readonly string[]): CanceledShares {
  const gone = order.tours.filter(({ _id }) => canceled.includes(_id))
  const rest = order.tours.filter(({ _id }) => !canceled.includes(_id))
  if (order.customTotal !== null) {
    const all = sharesOf(order)
    const shareOf = ({ _id }: PricedTour) => all.get(_id)?.share ?? 0
    const left = rest.reduce((sum, tour) => sum + shareOf(tour), 0)
    return {
      shares: new Map(gone.map((tour) => [tour._id, shareOf(tour)])),
      priceLeft: left,
      customLeft: left,
    }
  }
  const priceLeft = priceOf({ ...order, tours: rest })
  const parts = allocate(
    priceOf(order) - priceLeft,
    gone.map(({ totalCents }) => totalCents),
  )
  return {
    shares: new Map(gone.map(({ _id }, index) => [_id, parts[index] ?? 0])),
    priceLeft,
    customLeft: null,
  }
}

/** The parts of tours in a custom total: by list price, or even ones if none has one. */
export function partsOf(total: Cents, tours: readonly { listCents: Cents }[]): Cents[] {
  const prices = tours.map(({ listCents }) => listCents)
  return allocate(total, prices.some((price) => price > 0) ? prices : prices.map(() => 1))
}

function priceOf({ tours, ...price }: PricedTours): Cents {
  return savedTotal({ ...price, totalCents: tours.reduce((sum, { totalCents }) => sum + totalCents, 0) }) ?? 0
}
