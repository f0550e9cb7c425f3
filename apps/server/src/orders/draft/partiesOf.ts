import type { Party } from '@tourdesk/domain/departures/capacity/poolChanges'
import { isLocked, isSingleTour, partyOf } from '@tourdesk/domain/entries/entry'
import type { WholeOrder } from '@tourdesk/domain/orders/order'
import type { Departure } from '../../departures/lockDepartures.ts'
import type { StoredOrder } from '../saved/queries.ts'

/** The booked parties of a checked form on their departures, with the field of each that names its day. */
export function partiesOfDraft(
  { selectedTours, orderType }: WholeOrder,
  departures: readonly Pick<Departure, 'id' | 'tour_id' | 'tour_date'>[],
): (Party & { field: string })[] {
  const day = isSingleTour(orderType) ? 'startDate' : 'date'
  return selectedTours.flatMap((entry, index) => {
    const departure = departures.find(
      ({ tour_id, tour_date }) => tour_id === entry.tour && tour_date === entry.date,
    )
    if (!departure || isLocked(entry)) return []
    return [
      {
        entry: entry._id,
        departure: departure.id,
        group_type: entry.group_type,
        language: entry.language,
        people: partyOf(entry, orderType),
        field: `selectedTours.${index}.${day}`,
      },
    ]
  })
}

/** The booked parties of a saved order. */
export function partiesOfStored(entries: StoredOrder['entries']): Party[] {
  return entries.filter((entry) => !isLocked(entry)).map(toParty)
}

/** A saved entry as a party, whether it's canceled or not. */
export function toParty(entry: StoredOrder['entries'][number]): Party {
  return {
    entry: entry.id,
    departure: entry.tour_event_id,
    group_type: entry.group_type,
    language: entry.language,
    people: entry.head_count,
  }
}
