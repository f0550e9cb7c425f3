import { type Cents, convert, roundToDollar } from '../money.ts'
import { multiplierOf } from '../pricing/bestForCustomer.ts'

/** A saved entry's price: its total in USD cents, and the shares (0 to 1) that remain after discounts. */
export interface EntryFigures {
  totalCents: Cents
  couponDiscount: number
  generalDiscount: number
}

/**
 * The three amounts on the checkout page, in cents of the order's currency; `discount` is negative or null.
 */
export interface CheckoutFigures {
  subtotal: Cents
  discount: Cents | null
  total: Cents
}

/**
 * An entry's list price is its total, divided by the larger of its two shares (1 if there's none) and rounded
 * to whole dollars. The sum of list prices times the rate is the subtotal. A discount is shown only if the
 * subtotal is above the total. Pass only entries that aren't canceled.
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

/** The price of an entry before its discount, in whole dollars. */
export function listPriceOf({ totalCents, couponDiscount, generalDiscount }: EntryFigures): Cents {
  const share = multiplierOf({ couponMultiplier: couponDiscount, generalMultiplier: generalDiscount })
  return roundToDollar(Number((totalCents / share).toFixed(6)))
}
