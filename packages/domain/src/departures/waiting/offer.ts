import type { Day } from '../../calendar.ts'
import { bookingEnds } from '../../catalogue/departureDays.ts'
import type { BookingCloses } from '../../catalogue/tour.ts'

const msPerHour = 3_600_000
const offerHours = 24
/** Nothing is offered so shortly before the cut-off, and offers end then. */
const hoursBeforeCutOff = 2

/**
 * Until when places of a day are offered: for 24 hours, or until two hours before its booking closes; null if
 * that's too late already.
 */
export function offerEnd(now: Date, day: Day, closes: BookingCloses): Date | null {
  const latest = bookingEnds(day, closes).getTime() - hoursBeforeCutOff * msPerHour
  const end = Math.min(now.getTime() + offerHours * msPerHour, latest)
  return end > now.getTime() ? new Date(end) : null
}

/** A party in its place on the list. */
export interface Queued {
  /** When staff put it first; null for the others. */
  firstAt: Date | null
  createdAt: Date
  _id: string
}

/** The order of the list: those that were put first, the latest of them on top, then the oldest. */
export function byTurn(one: Queued, other: Queued): number {
  if (one.firstAt && other.firstAt) return other.firstAt.getTime() - one.firstAt.getTime()
  if (one.firstAt || other.firstAt) return one.firstAt ? -1 : 1
  return one.createdAt.getTime() - other.createdAt.getTime() || one._id.localeCompare(other._id)
}
