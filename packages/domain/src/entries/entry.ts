import type { Day } from '../calendar.ts'
import type { GroupType } from '../catalogue/vocabulary.ts'
import { type EntryDraft, headCount, type WholeEntry } from './entryDraft.ts'
import type { OrderType } from './vocabulary.ts'

/** Private and package orders hold exactly one entry with its own span of days (FORM-05, FORM-20). */
export function isSingleTour(orderType: OrderType): boolean {
  return orderType === 'private' || orderType === 'package'
}

/** The day an entry stands under: its start for private and package orders (HOLE-O54, HOLE-O56). */
export function tourDateOf(entry: Pick<EntryDraft, 'date' | 'startDate'>, orderType: OrderType): Day | null {
  return isSingleTour(orderType) ? (entry.startDate ?? entry.date) : entry.date
}

/** The last day of a private or package order; other entries have none but their own (HOLE-O54). */
export function lastDayOf(entry: Pick<EntryDraft, 'endDate'>, orderType: OrderType): Day | null {
  return isSingleTour(orderType) ? (entry.endDate ?? null) : null
}

/** The first and the last day under which the tours of an order stand. */
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

/** How many people come; private and package orders type one number (HOLE-O55). */
export function partyOf(
  entry: Pick<EntryDraft, 'participants' | 'numOfParticipants'>,
  orderType: OrderType,
): number {
  return isSingleTour(orderType)
    ? (entry.numOfParticipants ?? headCount(entry.participants))
    : headCount(entry.participants)
}

/** The group type of an entry; private and package orders are always a private group (HOLE-O55). */
export function groupTypeOf(entry: Pick<EntryDraft, 'group_type'>, orderType: OrderType): GroupType | null {
  return isSingleTour(orderType) ? 'private_group' : entry.group_type
}

/** A canceled entry is locked and counts nowhere any more (FORM-78, HOLE-O37, HOLE-O39). */
export function isLocked(entry: Pick<EntryDraft, 'status'>): boolean {
  return entry.status === 'CANCELED'
}
