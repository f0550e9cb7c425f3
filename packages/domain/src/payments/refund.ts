import { addDays, type Day, dayIn, timeIn } from '../calendar.ts'
import { isLocked, tourDateOf } from '../entries/entry.ts'
import type { EntryDraft } from '../entries/entryDraft.ts'
import type { OrderType } from '../entries/vocabulary.ts'

/** From this time in Israel, tomorrow's tours are no longer refunded. */
const refundEndsAt = '19:00'

type Dated = Pick<EntryDraft, 'date' | 'startDate' | 'status'>

/** The earliest day of the entries that aren't canceled, or of all entries if all are. */
export function earliestTourDate(entries: Dated[], orderType: OrderType): Day | null {
  const counted = entries.filter((entry) => !isLocked(entry))
  const days = (counted.length > 0 ? counted : entries).flatMap((entry) => tourDateOf(entry, orderType) ?? [])
  return days.toSorted()[0] ?? null
}

/** True if an agency's customer gets a refund for a tour on that day. */
export function isRefundedToAgency(day: Day | null, now: Date): boolean {
  if (day === null) return true
  const today = dayIn(now)
  if (day <= today) return false
  return day !== addDays(today, 1) || timeIn(now) < refundEndsAt
}

/** The initial choice in the question about canceling: staff refund by default, agencies by the rule. */
export function suggestsRefund(
  order: { selectedTours: Dated[]; orderType: OrderType },
  { now, isAgencyMode }: { now: Date; isAgencyMode: boolean },
): boolean {
  if (!isAgencyMode) return true
  return isRefundedToAgency(earliestTourDate(order.selectedTours, order.orderType), now)
}
