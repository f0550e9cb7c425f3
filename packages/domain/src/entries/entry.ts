import type { Day } from '../calendar.ts'
import type { GroupType } from '../catalogue/vocabulary.ts'
import { type EntryDraft, headCount, type WholeEntry } from './entryDraft.ts'
import type { OrderType } from './vocabulary.ts'

/** Private and package orders have exactly one entry, with its own first and last day. */
export function isSingleTour(orderType: OrderType): boolean {
  return orderType === 'private' || orderType === 'package'
}

/** The day an entry is listed on: the first day for private and package orders. */
export function tourDateOf(entry: Pick<EntryDraft, 'date' | 'startDate'>, orderType: OrderType): Day | null {
  return isSingleTour(orderType) ? (entry.startDate ?? entry.date) : entry.date
}

/** The last day of a private or package order; null for other entries. */
export function lastDayOf(entry: Pick<EntryDraft, 'endDate'>, orderType: OrderType): Day | null {
  return isSingleTour(orderType) ? (entry.endDate ?? null) : null
}

/** The first and last day of an order's tours. */
export function spanOf({
  selectedTours: [entry, ...others],
}: {
  selectedTours: [WholeEntry, ...WholeEntry[]]
}): { first: Day; last: Day } {
  return others.reduce(
    ({ first, last }, { date }) => ({ first: date < first ? date : first, last: date > last ? date : last }),
    { first: entry.date, last: entry.date },
  )
}

/** The number of people; private and package orders have a single number. */
export function partyOf(
  entry: Pick<EntryDraft, 'participants' | 'numOfParticipants'>,
  orderType: OrderType,
): number {
  return isSingleTour(orderType)
    ? (entry.numOfParticipants ?? headCount(entry.participants))
    : headCount(entry.participants)
}

/** The group type of an entry; always a private group for private and package orders. */
export function groupTypeOf(entry: Pick<EntryDraft, 'group_type'>, orderType: OrderType): GroupType | null {
  return isSingleTour(orderType) ? 'private_group' : entry.group_type
}

/** A canceled entry is locked and no longer counts. */
export function isLocked(entry: Pick<EntryDraft, 'status'>): boolean {
  return entry.status === 'CANCELED'
}
