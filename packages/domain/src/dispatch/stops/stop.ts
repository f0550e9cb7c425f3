import type { KeptPlace } from '../../entries/place.ts'

/** A party on a vehicle unit: an entry, with how many of its people ride there, and when and where they get on. */
export interface Rider {
  entry: string
  people: number
  /** `HH:mm`; null while it has none. */
  time: string | null
  place: KeptPlace | null
}

/** Where a vehicle takes parties on, once. Parties of the same time and place share a stop. */
export interface Stop<R extends Rider = Rider> {
  /** Its time and place as text, so a stop whose time changes has another key. */
  key: string
  time: string | null
  place: KeptPlace | null
  /** At least one. */
  parties: R[]
  people: number
}

/** What of a place a stop is known by. */
export type KeyedPlace = Pick<KeptPlace, '_id' | 'city' | 'name' | 'address'>

/** What a stop is known by. A renamed location is the same place; one that moved to another address isn't. */
export function stopKey({ time, place }: { time: string | null; place: KeyedPlace | null }): string {
  return JSON.stringify([time, ...placeParts(place)])
}

/** What a place is known by, at any time. */
export function placeKey(place: KeyedPlace): string {
  return JSON.stringify(placeParts(place))
}

function placeParts(place: KeyedPlace | null): string[] {
  return place ? [place.city, place._id ?? place.name, place.address] : []
}
