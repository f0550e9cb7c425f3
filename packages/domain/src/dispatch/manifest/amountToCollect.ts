import type { Day } from '../../calendar.ts'
import type { Cents } from '../../money.ts'
import type { Currency } from '../../pricing/vocabulary.ts'
import type { Amount } from './sheet.ts'

/** The parts of an order that decide what the crew has to collect. */
export interface CollectedOrder {
  /** The open balance, in cents of the order's currency. */
  open: Cents
  currency: Currency
  isUnpriced: boolean
  /** Its customer pays the agency, which settles with us. */
  isAgencyPayment: boolean
  entries: readonly CollectedEntry[]
}

export interface CollectedEntry {
  _id: string
  date: Day
  /** Pickup, `HH:mm`. */
  time: string | null
  isCanceled: boolean
}

/**
 * What the crew has to collect from a party: the whole open balance of its order, on the first of its
 * upcoming tours. Null if there's nothing to collect on this one.
 */
export function amountToCollect(order: CollectedOrder, entry: string, today: Day): Amount | null {
  if (order.isAgencyPayment || firstOf(order, today)?._id !== entry) return null
  if (order.isUnpriced) return { isOpen: true }
  return order.open > 0 ? { isOpen: false, cents: order.open, currency: order.currency } : null
}

function firstOf({ entries }: CollectedOrder, today: Day): CollectedEntry | undefined {
  const toCome = entries.filter(({ isCanceled, date }) => !isCanceled && date >= today)
  return toCome.toSorted((a, b) => (momentOf(a) < momentOf(b) ? -1 : 1))[0]
}

function momentOf({ date, time, _id }: CollectedEntry): string {
  return `${date} ${time ?? '99:99'} ${_id}`
}
