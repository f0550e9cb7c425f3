import { type Day, daysFrom } from '@tourdesk/domain/calendar'
import { lastDayOf, tourDateOf } from '@tourdesk/domain/entries/entry'
import type { OrderDraft } from '@tourdesk/domain/orders/order'

/** All days of stored entries, each once; an entry of several days has several. */
export function daysOf(entries: readonly { tour_date: Day; end_date: Day | null }[]): Day[] {
  return distinct(entries.flatMap(({ tour_date, end_date }) => daysFrom(tour_date, end_date ?? tour_date)))
}

/** The same for a draft, as far as its dates are filled in. */
export function daysOfDraft({ selectedTours, orderType }: OrderDraft): Day[] {
  return distinct(
    selectedTours.flatMap((entry) => {
      const first = tourDateOf(entry, orderType)
      return first ? daysFrom(first, lastDayOf(entry, orderType) ?? first) : []
    }),
  )
}

function distinct(days: Day[]): Day[] {
  return [...new Set(days)]
}
