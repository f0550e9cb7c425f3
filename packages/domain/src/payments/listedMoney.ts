import { addDays, type Day } from '../calendar.ts'
import type { Cents } from '../money.ts'
import type { Currency } from '../pricing/vocabulary.ts'
import { type Books, keptOf, sumsOf } from './ledger.ts'

/** What lists show and filter of an order's money, in cents of its currency. */
export interface ListedMoney {
  /** What the order costs, by its ledger; 0 while its price is open. */
  total: Cents
  /** What came in less what went back. */
  paid: Cents
  /** What's still to be paid, never below 0; money that's promised back doesn't pay for anything (HOLE-O27). */
  open: Cents
  /** From this day on the order is overdue; null if nothing is open. */
  overdueFrom: Day | null
}

/**
 * What lists show of an order, from its books.
 * @param order.firstDueOn the due day of the first charge that its customer hasn't paid; null if there's none
 * @param order.firstTourDate the first day of its tours that take place; null only if it has no tours
 */
export function listedMoney(
  books: Books,
  order: { currency: Currency; firstDueOn: Day | null; firstTourDate: Day | null },
): ListedMoney {
  const { total, paid } = sumsOf(books.entries, order.currency)
  const open = Math.max(0, total - keptOf(books, order.currency))
  return { total, paid, open, overdueFrom: overdueFrom(open, order) }
}

/** Whether an order is overdue on a day: money is open, and the day it was due has come. */
export function isOverdue(from: Day | null, today: Day): boolean {
  return from !== null && from <= today
}

/** The day after a customer's charge was due; what an agency pays itself is overdue once the first tour takes place. */
function overdueFrom(
  open: Cents,
  { firstDueOn, firstTourDate }: { firstDueOn: Day | null; firstTourDate: Day | null },
): Day | null {
  if (open === 0) return null
  return firstDueOn ? addDays(firstDueOn, 1) : firstTourDate
}
