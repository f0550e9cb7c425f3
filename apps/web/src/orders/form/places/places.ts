import type { Location } from '@tourdesk/contract/pricing/pricing'
import type { City } from '@tourdesk/domain/catalogue/vocabulary'
import type { Dropoff, EntryDraft } from '@tourdesk/domain/entries/entryDraft'
import { type Place, placeOf, storedPlace } from '@tourdesk/domain/entries/place'
import { placeIn } from '../draft/newDraft.ts'

/** The stored places of a city, each name once, the usual one first. */
export function placesIn(city: City | undefined, locations: readonly Location[]): Location[] {
  const inCity = locations.filter((location) => location.city === city)
  const names = new Set<string>()
  return inCity
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault) || a.name.localeCompare(b.name))
    .filter(({ name }) => !names.has(name) && names.add(name))
}

/** What is chosen or saved although the list has it no longer: it stays readable, and saved it can be kept. */
export function keptPlace(
  places: readonly Location[],
  chosen: Place | null,
  saved: Place | null,
): (Place & { isSaved: boolean }) | null {
  if (!chosen) return null
  const isGone = (place: Place | null) =>
    place !== null && place.city === chosen.city && place.name !== '' && !storedPlace(place, places)
  if (saved && isGone(saved)) return { ...saved, isSaved: true }
  return isGone(chosen) ? { ...chosen, isSaved: false } : null
}

/** Ticking or unticking the PAID return (FORM-70). */
export function tickPaidReturn(
  entry: Pick<EntryDraft, 'pickup' | 'dropoff'>,
  isTicked: boolean,
): Pick<EntryDraft, 'dropoff'> {
  const dropoff = entry.dropoff ?? emptyDropoff(entry)
  return { dropoff: dropoff && { ...dropoff, is_extra_service: isTicked } }
}

/** Asking for a drop-off elsewhere starts in the pickup's city; a PAID return stays ticked (FORM-27). */
export function tickDifferentDropoff(
  entry: Pick<EntryDraft, 'pickup' | 'dropoff'>,
  isTicked: boolean,
  locations: readonly Location[],
): Pick<EntryDraft, 'differentDropoff' | 'dropoff'> {
  const city = entry.pickup?.city
  const is_extra_service = entry.dropoff?.is_extra_service ?? false
  if (!isTicked || !city) return { differentDropoff: isTicked, dropoff: entry.dropoff }
  return { differentDropoff: true, dropoff: { ...placeOf(placeIn(city, locations)), is_extra_service } }
}

function emptyDropoff({ pickup }: Pick<EntryDraft, 'pickup'>): Dropoff | null {
  return pickup && { _id: null, city: pickup.city, name: '', address: '', is_extra_service: false }
}
