import type { City } from '../catalogue/vocabulary.ts'

/**
 * Where a party gets on or off. `_id` names a stored location and then wins over `name`; without one, `name` is a
 * stored location's name in the city or, for private groups, empty with a typed `address`.
 */
export interface Place {
  _id?: string | null | undefined
  city: City
  name: string
  address: string
}

/** A place as an order keeps it: degrees north and east, null where nobody knows them. */
export interface KeptPlace extends Place {
  _id: string | null
  lat: number | null
  lng: number | null
}

/** A place without whatever else comes with it: what a draft has of a stored location, or a drop-off of its pickup. */
export function placeOf({ _id, city, name, address }: Place): Place {
  return { _id, city, name, address }
}

/** What people call a place: its name, or the address that was typed. */
export function placeName({ name, address }: Pick<Place, 'name' | 'address'>): string {
  return name || address
}

/**
 * True when a place is sent as it was saved; the city is compared apart. A stored location is the same one under
 * another name, and chosen anew where it was moved to another address.
 */
export function isSamePlace(saved: Place | null, sent: Place | null): boolean {
  if (sent?._id) return saved?._id === sent._id && (sent.address === '' || sent.address === saved.address)
  return (saved?.name ?? '') === (sent?.name ?? '') && (saved?.address ?? '') === (sent?.address ?? '')
}

/** The stored location that a place names: by its id, else by name; of two with one name, that of the address. */
export function storedPlace<Stored extends Place>(place: Place, locations: readonly Stored[]): Stored | null {
  const inCity = locations.filter(({ city }) => city === place.city)
  const byId = place._id && inCity.find(({ _id }) => _id === place._id)
  if (byId) return byId
  const named = inCity.filter(({ name }) => name === place.name.trim())
  return named.find(({ address }) => address === place.address) ?? named[0] ?? null
}

/**
 * A sent place as the order keeps it: as it was saved when it is left alone, else a copy of the stored location as it
 * is now. A typed address is kept as typed.
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
