import type { City } from '../catalogue/vocabulary.ts'
import type { Dropoff, EntryDraft, Pickup } from './entryDraft.ts'
import { type Place, placeOf, storedPlace } from './place.ts'

/** A stored place as a form offers it; each city has at most one default place. */
export interface OfferedPlace extends Place {
  _id: string
  isDefault: boolean
}

/** A city's default place, or only the city if there's none. */
export function placeIn(city: City, locations: readonly OfferedPlace[]): Pickup {
  const usual = locations.find((location) => location.city === city && location.isDefault)
  return { ...placeOf(usual ?? { city, name: '', address: '' }), pickupTimeStart: null }
}

/** The stored places of a city, its default first, the others by name and address. */
export function placesIn<Stored extends OfferedPlace>(
  city: City | undefined,
  locations: readonly Stored[],
): Stored[] {
  return locations
    .filter((location) => location.city === city)
    .toSorted(
      (a, b) =>
        Number(b.isDefault) - Number(a.isDefault) ||
        a.name.localeCompare(b.name) ||
        a.address.localeCompare(b.address),
    )
}

/** True if another place has the same name, so only the address distinguishes them. */
export function sharesName({ _id, name }: OfferedPlace, places: readonly OfferedPlace[]): boolean {
  return places.some((other) => other._id !== _id && other.name === name)
}

/**
 * A chosen or saved place that's no longer in the list: it can still be read, and if it was saved it can be
 * kept.
 */
export function keptPlace(
  places: readonly OfferedPlace[],
  chosen: Place | null,
  saved: Place | null,
): (Place & { isSaved: boolean }) | null {
  if (!chosen) return null
  const isGone = (place: Place | null) =>
    place !== null && place.city === chosen.city && place.name !== '' && !storedPlace(place, places)
  if (saved && isGone(saved)) return { ...saved, isSaved: true }
  return isGone(chosen) ? { ...chosen, isSaved: false } : null
}

/** Checks or unchecks the PAID return. */
export function tickPaidReturn(
  entry: Pick<EntryDraft, 'pickup' | 'dropoff'>,
  isTicked: boolean,
): Pick<EntryDraft, 'dropoff'> {
  const dropoff = entry.dropoff ?? emptyDropoff(entry)
  return { dropoff: dropoff && { ...dropoff, is_extra_service: isTicked } }
}

/** Starts a different drop-off in the pickup's city; a PAID return stays checked. */
export function tickDifferentDropoff(
  entry: Pick<EntryDraft, 'pickup' | 'dropoff'>,
  isTicked: boolean,
  locations: readonly OfferedPlace[],
): Pick<EntryDraft, 'differentDropoff' | 'dropoff'> {
  const city = entry.pickup?.city
  const is_extra_service = entry.dropoff?.is_extra_service ?? false
  if (!isTicked || !city) return { differentDropoff: isTicked, dropoff: entry.dropoff }
  return { differentDropoff: true, dropoff: { ...placeOf(placeIn(city, locations)), is_extra_service } }
}

function emptyDropoff({ pickup }: Pick<EntryDraft, 'pickup'>): Dropoff | null {
  return pickup && { _id: null, city: pickup.city, name: '', address: '', is_extra_service: false }
}
