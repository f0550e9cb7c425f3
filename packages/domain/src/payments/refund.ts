import { addDays, type Day, dayIn, timeIn } from '../calendar.ts'
import { isLocked, tourDateOf } from '../entries/entry.ts'
import type { EntryDraft } from '../entries/entryDraft.ts'
import type { OrderType } from '../entries/vocabulary.ts'

/** From this hour in Israel on, a tour of tomorrow is not refunded any more (CANC-05). */
const refundEndsAt = '19:00'

type Dated = Pick<EntryDraft, 'date' | 'startDate' | 'status'>

/** The earliest day of the entries that are not canceled; with none left, of all entries (CANC-03, HOLE-O34). */
export function earliestTourDate(entries: Dated[], orderType: OrderType): Day | null {
  const counted = entries.filter((entry) => !isLocked(entry))
  const days = (counted.length > 0 ? counted : entries).flatMap((entry) => tourDateOf(entry, orderType) ?? [])
  return days.toSorted()[0] ?? null
}

/** Whether an agency's customer gets the money back for a tour of that day (CANC-04 to CANC-07, HOLE-O34). */
export function isRefundedToAgency(day: Day | null, now: Date): boolean {
  if (day === null) return true
  const today = dayIn(now)
  if (day <= today) return false
  return day !== addDays(today, 1) || timeIn(now) < refundEndsAt
}

/** What the cancel question starts with: staff refund unless they untick it, agencies by the rule (HOLE-O35). */
export function suggestsRefund(
  order: { selectedTours: Dated[]; orderType: OrderType },
  { now, isAgencyMode }: { now: Date; isAgencyMode: boolean },
): boolean {
  if (!isAgencyMode) return true
  return isRefundedToAgency(earliestTourDate(order.selectedTours, order.orderType), now)
}

/** What the server does: `canRefund` as asked for, and for agencies only if the rule says so too (HOLE-O35). */
export function mayRefund(
  order: { selectedTours: Dated[]; orderType: OrderType },
  asked: { now: Date; isAgencyMode: boolean; canRefund: boolean },
): boolean {
  return asked.canRefund && suggestsRefund(order, asked)
}
