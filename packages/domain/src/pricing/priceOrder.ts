import { isLocked } from '../entries/entry.ts'
import type { OrderType } from '../entries/vocabulary.ts'
import { type Cents, convert, toCents } from '../money.ts'
import { type EntryPrice, type EntryPriceInput, priceEntry } from './priceEntry.ts'

/** Everything an order's price depends on. */
export interface OrderPriceInput {
  orderType: OrderType
  /** One input per entry, in the order of `selectedTours`; `settled` is an unchanged saved price. */
  entries: (Omit<EntryPriceInput, 'orderType'> & { settled?: EntryPrice | undefined })[]
  /** Typed in the order's currency; null uses the calculated price. */
  customTotalPrice: number | null
  /** Units of the order's currency per dollar, frozen when the order was saved. */
  rate: number
  /** Staff ticked `Price to be determined` on a private or package order. */
  isToBeDetermined: boolean
}

/** The price of an order. */
export interface OrderPrice {
  totalCents: Cents
  /** The total in the order's currency; a custom total stays exactly as typed. */
  totalInCurrency: Cents
  /** One per entry, in the order of `selectedTours`. */
  pricePortions: EntryPrice[]
  paymentTBD: boolean
}

/** Adds up the entries that aren't canceled, or uses the custom total. */
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
