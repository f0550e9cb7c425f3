import { isLocked } from '../entries/entry.ts'
import type { OrderType } from '../entries/vocabulary.ts'
import { type Cents, convert, toCents } from '../money.ts'
import { type EntryPrice, type EntryPriceInput, priceEntry } from './priceEntry.ts'

/** Everything the price of an order depends on. */
export interface OrderPriceInput {
  orderType: OrderType
  /** One input per entry, in the order of `selectedTours`; `settled` is a saved price that still stands. */
  entries: (Omit<EntryPriceInput, 'orderType'> & { settled?: EntryPrice | undefined })[]
  /** Typed in the order's currency; null takes the calculated price (HOLE-O18). */
  customTotalPrice: number | null
  /** Units of the order's currency per dollar, frozen when the order was saved (HOLE-O5). */
  rate: number
  /** Staff ticked `Price to be determined` on a private or package order (HOLE-O17). */
  isToBeDetermined: boolean
}

/** The price of an order. */
export interface OrderPrice {
  totalCents: Cents
  /** The total in the order's currency: a custom total stands exactly as typed. */
  totalInCurrency: Cents
  /** One per entry, in the order of `selectedTours` (PRICE-02, HOLE-O4). */
  pricePortions: EntryPrice[]
  paymentTBD: boolean
}

/** Sums the entries that still count, or takes the custom total (PRICE-13, HOLE-O17, HOLE-O18, HOLE-O37). */
export function priceOrder(input: OrderPriceInput): OrderPrice {
  const { orderType, entries, customTotalPrice, rate } = input
  const priced = entries.map(({ settled, ...entry }) => ({
    price: settled ?? priceEntry({ ...entry, orderType }),
    isCounted: !isLocked(entry.entry),
  }))
  const pricePortions = priced.map(({ price }) => price)
  if (customTotalPrice !== null) {
    const totalInCurrency = toCents(customTotalPrice)
    return {
      totalCents: Math.round(totalInCurrency / rate),
      totalInCurrency,
      pricePortions,
      paymentTBD: false,
    }
  }

  const counted = priced.filter(({ isCounted }) => isCounted)
  const paymentTBD = input.isToBeDetermined || counted.some(({ price }) => price.unpriced !== null)
  const totalCents = paymentTBD ? 0 : counted.reduce((sum, { price }) => sum + price.totalCents, 0)
  return { totalCents, totalInCurrency: convert(totalCents, rate), pricePortions, paymentTBD }
}
