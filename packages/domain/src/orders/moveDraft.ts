import { addDays, type Day, daysBetween, rangesMeet } from '../calendar.ts'
import type { GroupType, Language } from '../catalogue/vocabulary.ts'
import { type Checked, checked } from '../checked.ts'
import type { Issue } from '../decision.ts'
import { isSingleTour, tourDateOf } from '../entries/entry.ts'
import type { EntryDraft } from '../entries/entryDraft.ts'
import type { OrderType } from '../entries/vocabulary.ts'
import type { OrderDraft } from './order.ts'

/** Where an entry is moved to; what's left out stays. */
export interface Destination {
  tour?: string | undefined
  date?: Day | undefined
  group_type?: GroupType | undefined
  language?: Language | undefined
}

/** The entries to move, by id. */
export type Destinations = ReadonlyMap<string, Destination>

/** The order with entries on other departures. Tours of several days keep their length, private groups stay private. */
export function moveDraft(draft: OrderDraft, destinations: Destinations): OrderDraft {
  return {
    ...draft,
    selectedTours: draft.selectedTours.map((entry) => {
      const to = entry._id === undefined ? undefined : destinations.get(entry._id)
      return to ? moveEntry(entry, draft.orderType, to) : entry
    }),
  }
}

function moveEntry(
  entry: EntryDraft,
  orderType: OrderType,
  { tour, date, group_type, language }: Destination,
): EntryDraft {
  const isPrivate = entry.group_type === 'private_group'
  return {
    ...entry,
    ...(tour && { tour }),
    ...(date && (isSingleTour(orderType) ? spanFrom(entry, date) : { date })),
    ...(group_type && !isPrivate && !isSingleTour(orderType) && { group_type }),
    ...(language && { language }),
  }
}

function spanFrom({ startDate, endDate }: EntryDraft, date: Day) {
  const length = startDate && endDate ? daysBetween(startDate, endDate) : 0
  return { startDate: date, endDate: addDays(date, length) }
}

/**
 * Whether the entries may be moved at all, apart from the rules of an edit: none that's canceled, completed or
 * on the road, and no tour of several days onto days that it has now.
 * @param onBoard entries of which someone is on board
 */
export function checkMove(
  { selectedTours, orderType }: OrderDraft,
  destinations: Destinations,
  onBoard: ReadonlySet<string>,
): Checked<null> {
  return checked(
    null,
    selectedTours.flatMap((entry, index): Issue[] => {
      const to = entry._id === undefined ? undefined : destinations.get(entry._id)
      if (!entry._id || !to) return []
      const issue = (code: Issue['code']) => [{ field: `selectedTours.${index}.date`, code }]
      if (entry.status === 'CANCELED') return issue('entry_canceled')
      if (entry.status === 'COMPLETED') return issue('entry_completed')
      if (onBoard.has(entry._id)) return issue('entry_on_board')
      return overlapsItself(entry, orderType, to) ? issue('days_overlap') : []
    }),
  )
}

function overlapsItself(entry: EntryDraft, orderType: OrderType, { date }: Destination): boolean {
  const first = tourDateOf(entry, orderType)
  if (!isSingleTour(orderType) || !first || !date || date === first) return false
  const last = entry.endDate ?? first
  const to = spanFrom(entry, date)
  return rangesMeet({ start: first, end: last }, { start: to.startDate, end: to.endDate })
}
