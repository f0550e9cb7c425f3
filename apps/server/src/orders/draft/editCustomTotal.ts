import { isLocked } from '@tourdesk/domain/entries/entry'
import { hasCents, toCents, toDollars } from '@tourdesk/domain/money'
import {
  type CustomTotal,
  customTotalAfter,
  inCurrencyOf,
  newlyCanceled,
} from '@tourdesk/domain/orders/customTotal'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import { rateOf } from '@tourdesk/domain/orders/rateOf'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import type { StoredOrder } from '../saved/queries.ts'

interface Editing {
  rates: Record<Currency, number>
  mayType: boolean
}

/**
 * An order's custom total after an edit (`customTotalAfter`), and what it would be if left alone: the only
 * value that people who may not set prices can send. Both are in the edit's currency.
 */
export function editCustomTotal(stored: StoredOrder, after: OrderDraft, { rates, mayType }: Editing) {
  const saved = savedCustomTotal(stored)
  const currency = after.currency ?? stored.order.currency
  const rate = rateOf(currency, stored.order, rates)
  const edit = { currency, rate, mayType, canceled: canceledBy(stored, after) }
  const sent = after.customTotalPrice
  const typed = sent === null ? null : toCents(sent)
  const isTooFine = sent !== null && !hasCents(sent)
  const untouched = saved && inCurrencyOf(saved, edit)
  return {
    // Keeps an amount with more decimals unrounded, so that the check refuses it.
    customTotalPrice: isTooFine ? sent : amountOf(customTotalAfter(saved, { ...edit, typed })),
    leftAlone: amountOf(customTotalAfter(saved, { ...edit, typed: untouched })),
  }
}

function savedCustomTotal({ order, entries }: StoredOrder): CustomTotal | null {
  if (order.custom_total === null) return null
  return {
    cents: order.custom_total,
    currency: order.currency,
    rate: order.rate,
    entries: entries.map((entry) => ({
      _id: entry.id,
      listCents: entry.undiscounted_cents,
      isCanceled: isLocked(entry),
    })),
  }
}

function canceledBy({ entries }: StoredOrder, after: OrderDraft): string[] {
  const saved = entries.map(({ id, status }) => ({ _id: id, status }))
  return newlyCanceled(saved, after.selectedTours)
}

function amountOf(cents: number | null): number | null {
  return cents === null ? null : toDollars(cents)
}
