import type { City } from '../catalogue/vocabulary.ts'

/**
 * Where a party gets on or off. `_id` is a stored location and takes precedence over `name`. Without it,
 * `name` is a stored location's name in the city or, for private groups, empty with a typed `address`.
 */
export interface Place {
  _id?: string | null | undefined
  city: City
  name: string
  address: string
}

/** A place as an order stores it, with degrees north and east; null if unknown. */
export interface KeptPlace extends Place {
  _id: string | null
  lat: number | null
  lng: number | null
}

/** Only the fields of a place, from a stored location or a pickup. */
export function placeOf({ _id, city, name, address }: Place): Place {
  return { _id, city, name, address }
}

/** The label of a place: its name, or the typed address. */
export function placeName({ name, address }: Pick<Place, 'name' | 'address'>): string {
  return name || address
}

/**
 * True if a sent place is unchanged; the city is compared separately. A renamed stored location is still the
 * same; one moved to another address counts as a new choice.
 */
export function isSamePlace(saved: Place | null, sent: Place | null): boolean {
  if (sent?._id) return saved?._id === sent._id && (sent.address === '' || sent.address === saved.address)
  return (saved?.name ?? '') === (sent?.name ?? '') && (saved?.address ?? '') === (sent?.address ?? '')
}

/** The stored location of a place: by its id, else by name; if two share the name, by address. */
export function storedPlace<Stored extends Place>(place: Place, locations: readonly Stored[]): Stored | null {
  const inCity = locations.filter(({ city }) => city === place.city)
  const byId = place._id && inCity.find(({ _id }) => _id === place._id)
  if (byId) return byId
  const named = inCity.filter(({ name }) => name === place.name.trim())
  return named.find(({ address }) => address === place.address) ?? named[0] ?? null
}

/**
 * A sent place as the order stores it: as saved if unchanged, else a copy of the current stored location. A
 * typed address is stored as typed.
 */
export function keepPlace(
  sent: Place,
  saved: KeptPlace | null,
  locations: readonly (Place & { _id: string; lat: number | null; lng: number | null })[],
): KeptPlace {
  if (saved?.city === sent.city && isSamePlace(saved, sent)) return saved
  const stored = storedPlace(sent, locations)
  if (!stored) return { ...placeOf(sent), _id: null, lat: null, lng: null }
  return { ...placeOf(stored), _id: stored._id, lat: stored.lat, lng: stored.lng }
}
