import { addDays, type Day } from '../calendar.ts'
import type { Cents } from '../money.ts'
import type { Currency } from '../pricing/vocabulary.ts'
import { type Books, keptOf, sumsOf } from './ledger.ts'

/** The amounts of an order that lists show and filter by, in cents of its currency. */
export interface ListedMoney {
  /** The price of the order by its ledger; 0 while it's open. */
  total: Cents
  /** Payments less refunds. */
  paid: Cents
  /** Still to be paid, never below 0; promised refunds don't count as paid. */
  open: Cents
  /** From this day on the order is overdue; null if nothing is open. */
  overdueFrom: Day | null
}

/**
 * The amounts that lists show for an order, from its books.
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

/** True if an order costs something and all of it is paid. */
export function isPaidWhole({ total, open }: Pick<ListedMoney, 'total' | 'open'>): boolean {
  return total > 0 && open === 0
}

/** True if an order is overdue on a day: `from`, its `overdueFrom`, has been reached. */
export function isOverdue(from: Day | null, today: Day): boolean {
  return from !== null && from <= today
}

/**
 * The day after a customer's charge was due; an order that an agency pays itself is overdue from its first
 * tour's day.
 */
function overdueFrom(
  open: Cents,
  { firstDueOn, firstTourDate }: { firstDueOn: Day | null; firstTourDate: Day | null },
): Day | null {
  if (open === 0) return null
  return firstDueOn ? addDays(firstDueOn, 1) : firstTourDate
}
