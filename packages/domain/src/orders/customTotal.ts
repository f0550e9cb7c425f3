import { isLocked } from '../entries/entry.ts'
import type { EntryDraft } from '../entries/entryDraft.ts'
import { type Cents, exchange } from '../money.ts'
import type { Currency } from '../pricing/vocabulary.ts'
import { partsOf } from './shares.ts'

/** A saved order's custom total, and the prices it's split by. */
export interface CustomTotal {
  /** In cents of `currency`, for all tours that aren't canceled. */
  cents: Cents
  currency: Currency
  /** Units of `currency` per dollar, frozen on the order. */
  rate: number
  entries: { _id: string; listCents: Cents; isCanceled: boolean }[]
}

/** What an edit does to an order with a custom total. */
export interface CustomTotalEdit {
  /** In cents of the edit's currency; null removes the custom total. */
  typed: Cents | null
  currency: Currency
  rate: number
  /** Ids of the entries to cancel. */
  canceled: readonly string[]
  /** Whether the editor may set a custom total. */
  mayType: boolean
}

/**
 * The custom total after an edit, in cents of the edit's currency. A newly typed one stays as typed. An
 * unchanged one is converted to the new currency, less the shares of entries being canceled
 * (docs/decisions/015).
 */
export function customTotalAfter(saved: CustomTotal | null, edit: CustomTotalEdit): Cents | null {
  if (!saved || !isLeftAlone(saved, edit)) return edit.typed
  return inCurrencyOf(saved, edit) - sharesOf(saved, edit)
}

/** Ids of the saved entries that an edit cancels. */
export function newlyCanceled(
  saved: readonly Pick<EntryDraft, '_id' | 'status'>[],
  after: readonly Pick<EntryDraft, '_id' | 'status'>[],
): string[] {
  const open = new Set(saved.filter((entry) => !isLocked(entry)).map(({ _id }) => _id))
  return after.flatMap((entry) => (entry._id && isLocked(entry) && open.has(entry._id) ? [entry._id] : []))
}

/** The saved custom total in the currency of the edit, as the form shows it. */
export function inCurrencyOf(
  saved: CustomTotal,
  { currency, rate }: Pick<CustomTotalEdit, 'currency' | 'rate'>,
) {
  return currency === saved.currency ? saved.cents : exchange(saved.cents, { from: saved.rate, to: rate })
}

/** If the editor may not set prices, a different amount in another currency is only the conversion. */
function isLeftAlone(saved: CustomTotal, edit: CustomTotalEdit): boolean {
  return edit.typed === inCurrencyOf(saved, edit) || (!edit.mayType && edit.currency !== saved.currency)
}

/** The entries that aren't canceled share the whole custom total by list price, or evenly if none has one. */
function sharesOf(saved: CustomTotal, edit: CustomTotalEdit): Cents {
  const counted = saved.entries.filter(({ isCanceled }) => !isCanceled)
  const parts = partsOf(inCurrencyOf(saved, edit), counted)
  return counted.reduce(
    (sum, { _id }, index) => sum + (edit.canceled.includes(_id) ? (parts[index] ?? 0) : 0),
    0,
  )
}
