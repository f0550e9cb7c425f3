import type { City } from '../catalogue/vocabulary.ts'
import type { Cents } from '../money.ts'
import type { GroupColumn, PrivateColumn } from './vocabulary.ts'

/** One line of a price's explanation, in the order and with the names of docs/pricing.md. */
export type PriceStep =
  | { step: 'priceList'; _id: string; description: string; pickup: City; dropoff: City }
  | { step: 'listedPrice'; column: GroupColumn | PrivateColumn; cents: Cents }
  | { step: 'tickets'; parts: TicketPart[]; cents: number }
  | { step: 'days'; days: number; cents: Cents }
  | { step: 'transferFee'; each: Cents; times: number; cents: Cents }
  | { step: 'wholeDollar'; cents: Cents }
  | { step: 'discount'; kind: DiscountKind; share: number; cents: Cents }

/** The people of one ticket type; `each` is the price of one ticket. */
export interface TicketPart {
  type: string
  count: number
  pricePortion: number
  each: Cents
}

/** The source of a discount; the step's `share` is what remains, 1 for no discount. */
export type DiscountKind = 'none' | 'coupon' | 'general' | 'starTour'
