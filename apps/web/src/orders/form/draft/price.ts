import type { CalculatedPrices, Order } from '@tourdesk/contract/orders/orderShapes'
import type { CurrencyRates } from '@tourdesk/contract/pricing/pricing'
import { isSingleTour } from '@tourdesk/domain/entries/entry'
import type { EntryDraft } from '@tourdesk/domain/entries/entryDraft'
import { toCents, toDollars } from '@tourdesk/domain/money'
import {
  type DraftPrice,
  draftTotal,
  type OpenReason,
  type PricedEntry,
  entryPrice as priceOfEntry,
} from '@tourdesk/domain/orders/draftTotal'
import { entryFields, fieldsWith, orderFields, pick } from '@tourdesk/domain/orders/fieldRules'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import { rateOf as rateOfOrder } from '@tourdesk/domain/orders/rateOf'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import { customTotalOf, type TotalParts } from './customTotal.ts'

type Portion = CalculatedPrices['pricePortions'][number]

/** A displayed price: not yet known, to be determined by the office, or an amount in the order's currency. */
export type ShownPrice =
  | { kind: 'none' }
  | { kind: 'open'; why?: OpenReason }
  | { kind: 'amount'; amount: number }

const pricedFields = fieldsWith(orderFields, 'priced', true)
const pricedEntryFields = fieldsWith(entryFields, 'priced', true, 'city')

/** The parts of a draft that its price depends on; no name, note or wish does. */
export function pricedPart(draft: OrderDraft) {
  const selectedTours = draft.selectedTours.map((entry) => pick(entry, pricedEntryFields))
  return { ...pick(draft, pricedFields), userInformation: {}, selectedTours }
}

/** A saved order's own prices, so that opening the form changes no amount. */
export function savedPrices(order: Order): CalculatedPrices {
  const redeemed = order.selectedTours.find((entry) => entry.coupon_data !== null)
  return {
    totalPrice: order.calculatedPrices.totalPrice,
    paymentTBD: order.paymentTBD,
    instalments: order.instalments.map(({ n, dueOn, amount }) => ({ n, dueOn, amount })),
    pricePortions: order.selectedTours.map((entry) => ({
      ...entry.calculatedPrices,
      tour: entry.tour?._id ?? null,
      unpriced: order.paymentTBD ? 'no_price' : null,
      couponValid: entry.coupon_data ? true : null,
      tickets: {},
      priceLines: entry.priceLines,
      priceList: entry.priceList,
      pickupTimeStart: entry.pickup?.pickupTimeStart ?? null,
    })),
    coupon: redeemed?.coupon_data
      ? { code: redeemed.coupon_code, valid: true, discount: redeemed.coupon_data.discount }
      : null,
  }
}

/** True for an order saved without a price, which may have one by now. */
export function awaitsPrice({ orderType, status, paymentTBD }: Order): boolean {
  return paymentTBD && !isSingleTour(orderType) && status !== 'canceled'
}

/** True if such an order (`awaitsPrice`) now has a price, which the next save will use. */
export function isPricedNow(
  order: Order | null,
  customTotalPrice: number | null,
  total: ShownPrice,
): boolean {
  return order !== null && awaitsPrice(order) && customTotalPrice === null && total.kind === 'amount'
}

/** Units of the chosen currency per dollar. */
export function rateOf(currency: Currency | null, order: Order | null, rates: CurrencyRates): number {
  return rateOfOrder(currency, order && { currency: order.currency, rate: order.currencyRate }, rates)
}

/** The price of one entry, for the screen (`draftTotal`). */
export function entryPrice(
  entry: Pick<EntryDraft, 'status'>,
  portion: Portion | undefined,
  rate: number,
  isTotalCustom = false,
): ShownPrice {
  return shown(priceOfEntry(entry, portion && pricedEntry(portion), rate, isTotalCustom))
}

/** The total, for the screen: a custom total as saving will leave it, otherwise the sum priced so far. */
export function totalPrice(
  draft: TotalParts,
  prices: CalculatedPrices | null,
  rate: number,
  order: Order | null = null,
): ShownPrice {
  const custom = customTotalOf(draft, order, rate)
  const customTotal = custom === null ? null : toCents(custom)
  return shown(draftTotal({ ...draft, customTotal }, (prices?.pricePortions ?? []).map(pricedEntry), rate))
}

/** Indexes of entries whose PAID return has no list price. */
export function unsoldReturns(prices: CalculatedPrices | null): number[] {
  const portions = prices?.pricePortions ?? []
  return portions.flatMap((portion, index) => (portion.unpriced === 'return_needs_quote' ? [index] : []))
}

/** The share (0-1) that a coupon or general discount takes off an entry; only the better one is stored. */
export function discountOn(portion: Portion | undefined): number {
  const remaining = Math.max(portion?.couponDiscount ?? 0, portion?.generalDiscount ?? 0)
  return remaining > 0 ? Number((1 - remaining).toFixed(4)) : 0
}

function pricedEntry({ totalPrice: dollars, unpriced }: Portion): PricedEntry {
  return { totalCents: toCents(dollars), unpriced }
}

function shown(price: DraftPrice): ShownPrice {
  return price.kind === 'amount' ? { kind: 'amount', amount: toDollars(price.cents) } : price
}
