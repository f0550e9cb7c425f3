import type { EntryDraft } from '@tourdesk/domain/entries/entryDraft'
import { type KeptPlace, keepPlace } from '@tourdesk/domain/entries/place'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import type { StoredLocation } from '@tourdesk/domain/pricing/checkLocation'
import { keptPlaceIn } from '../../entries/placeColumns.ts'
import type { StoredOrder } from '../saved/queries.ts'

/** An entry's pickup and drop-off, as stored with the order. */
export interface EntryPlaces {
  pickup: KeptPlace | null
  dropoff: KeptPlace | null
}

const noPlaces: EntryPlaces = { pickup: null, dropoff: null }

/** The places of a settled draft's entries; unchanged ones stay as saved (see `keepPlace`). */
export function keepPlaces(
  { selectedTours }: OrderDraft,
  saved: ReadonlyMap<string, EntryPlaces>,
  locations: readonly StoredLocation[],
): EntryPlaces[] {
  return selectedTours.map((entry) => {
    const before = saved.get(entry._id ?? '') ?? noPlaces
    const pickup = entry.pickup && keepPlace(entry.pickup, before.pickup, locations)
    return { pickup, dropoff: dropoffOf(entry, pickup, before.dropoff, locations) }
  })
}

/** Unless it's a different one, the drop-off is the place of the pickup. */
function dropoffOf(
  { dropoff, differentDropoff }: EntryDraft,
  pickup: KeptPlace | null,
  before: KeptPlace | null,
  locations: readonly StoredLocation[],
): KeptPlace | null {
  if (!dropoff) return null
  return differentDropoff || !pickup ? keepPlace(dropoff, before, locations) : pickup
}

/** A saved order's places, by entry. */
export function placesOf({ entries }: Pick<StoredOrder, 'entries'>): Map<string, EntryPlaces> {
  return new Map(
    entries.map((entry) => [
      entry.id,
      { pickup: keptPlaceIn('pickup', entry), dropoff: keptPlaceIn('dropoff', entry) },
    ]),
  )
}
