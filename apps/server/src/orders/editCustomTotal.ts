import { isLocked } from '@tourdesk/domain/entries/entry'
import { toCents, toDollars } from '@tourdesk/domain/money'
import { type CustomTotal, customTotalAfter, inCurrencyOf } from '@tourdesk/domain/orders/customTotal'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import type { StoredOrder } from './queries.ts'

interface Editing {
  rates: Record<Currency, number>
  mayType: boolean
}

/**
 * What an edit makes of the custom total of an order (`customTotalAfter`), and what it would be left alone: the one
 * value that may be sent without the right to set prices. Both in the currency of the edit.
 */
export function editCustomTotal(stored: StoredOrder, after: OrderDraft, { rates, mayType }: Editing) {
  const saved = savedCustomTotal(stored)
  const currency = after.currency ?? stored.order.currency
  const rate = currency === stored.order.currency ? stored.order.rate : rates[currency]
  const edit = { currency, rate, mayType, canceled: newlyCanceled(stored, after) }
  const typed = after.customTotalPrice === null ? null : toCents(after.customTotalPrice)
  const untouched = saved && inCurrencyOf(saved, edit)
  return {
    customTotalPrice: amountOf(customTotalAfter(saved, { ...edit, typed })),
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

function newlyCanceled({ entries }: StoredOrder, after: OrderDraft): string[] {
  const before = new Set(entries.filter((entry) => !isLocked(entry)).map(({ id }) => id))
  return after.selectedTours.flatMap((entry) =>
    entry._id && isLocked(entry) && before.has(entry._id) ? [entry._id] : [],
  )
}

function amountOf(cents: number | null): number | null {
  return cents === null ? null : toDollars(cents)
}
