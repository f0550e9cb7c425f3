import type { Day } from '@tourdesk/domain/calendar'
import type { EntryDraft, Pickup } from '@tourdesk/domain/entries/entryDraft'
import type { Departure } from './departure.ts'
import { entryNotes } from './notes.ts'
import type { drawParty } from './party.ts'
import { drawWayBack } from './places.ts'
import type { Drawing } from './plannedOrder.ts'

/** One tour on one day for a party. */
export function drawEntry(
  drawing: Drawing,
  departure: Departure,
  date: Day,
  trip: { party: ReturnType<typeof drawParty>; pickup: Pickup; isOffice: boolean },
): EntryDraft {
  const { tour, group_type, language, price_class } = departure
  const { random } = drawing
  return {
    tour: tour._id,
    date,
    group_type,
    language,
    price_class,
    ...trip.party,
    isDeluxe: trip.party.isDeluxe && group_type === 'private_group',
    ...drawWayBack(drawing, tour, trip.pickup, trip.isOffice),
    notes: random.chance(0.18) ? random.pick(entryNotes) : '',
  }
}
