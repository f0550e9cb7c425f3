import { type Cents, convert, roundToDollar } from '../money.ts'
import { multiplierOf } from '../pricing/bestForCustomer.ts'

/** A saved entry's price: its total in USD cents and the shares that remained (HOLE-O7). */
export interface EntryFigures {
  totalCents: Cents
  couponDiscount: number
  generalDiscount: number
}

/** The three amounts of the checkout page, in cents of the order's currency; `discount` is below 0, or null. */
export interface CheckoutFigures {
  subtotal: Cents
  discount: Cents | null
  total: Cents
}

/**
 * Each entry's total divided by the larger of its two shares (1 when neither) and rounded to whole dollars gives its
 * list price; their sum times the rate is the subtotal. A discount shows only where it lies above the total
 * (CHK-16 to CHK-18, HOLE-O9). Only entries that still count are given.
 */
export function checkoutFigures(
  entries: EntryFigures[],
  totalInCurrency: Cents,
  rate: number,
): CheckoutFigures {
  const listed = entries.reduce((sum, entry) => sum + listPriceOf(entry), 0)
  const subtotal = convert(listed, rate)
  const discount = subtotal > totalInCurrency ? totalInCurrency - subtotal : null
  return { subtotal, discount, total: totalInCurrency }
}

/** The price of an entry before its discount, in whole dollars (HOLE-O9). */
export function listPriceOf({ totalCents, couponDiscount, generalDiscount }: EntryFigures): Cents {
  const share = multiplierOf({ couponMultiplier: couponDiscount, generalMultiplier: generalDiscount })
  return roundToDollar(Number((totalCents / share).toFixed(6)))
}
