import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { isLocked } from '@tourdesk/domain/entries/entry'
import type { EntryDraft } from '@tourdesk/domain/entries/entryDraft'
import { toCents, toDollars } from '@tourdesk/domain/money'
import { listPriceOf } from '@tourdesk/domain/orders/checkoutFigures'
import {
  type CustomTotal,
  customTotalAfter,
  inCurrencyOf,
  newlyCanceled,
} from '@tourdesk/domain/orders/customTotal'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'

/** The parts of a draft that its total depends on. */
export interface TotalParts extends Pick<OrderDraft, 'currency' | 'customTotalPrice' | 'paymentTBD'> {
  selectedTours: Pick<EntryDraft, '_id' | 'status'>[]
}

/** The custom total after saving, without shares of tours that it cancels. None while it's unclear. */
export function customTotalOf(
  { customTotalPrice, currency, selectedTours }: Omit<TotalParts, 'paymentTBD'>,
  order: Order | null,
  rate: number,
): number | null {
  if (customTotalPrice === null || Number.isNaN(customTotalPrice)) return null
  if (!order) return customTotalPrice
  const after = customTotalAfter(savedCustomTotal(order), {
    typed: toCents(customTotalPrice),
    currency: currency ?? order.currency,
    rate,
    canceled: newlyCanceled(order.selectedTours, selectedTours),
    mayType: true,
  })
  return after === null ? null : toDollars(after)
}

/** The saved custom total in the form's currency; null if there's none. */
export function savedCustomPrice(
  order: Order | null,
  currency: Currency | null,
  rate: number,
): number | null {
  const saved = order && savedCustomTotal(order)
  return saved ? toDollars(inCurrencyOf(saved, { currency: currency ?? saved.currency, rate })) : null
}

function savedCustomTotal(order: Order): CustomTotal | null {
  if (order.customTotalPrice === null) return null
  return {
    cents: toCents(order.customTotalPrice),
    currency: order.currency,
    rate: order.currencyRate,
    entries: order.selectedTours.map((entry) => ({
      _id: entry._id,
      listCents: listPriceOf({
        ...entry.calculatedPrices,
        totalCents: toCents(entry.calculatedPrices.totalPrice),
      }),
      isCanceled: isLocked(entry),
    })),
  }
}
