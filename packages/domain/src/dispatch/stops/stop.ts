import type { KeptPlace } from '../../entries/place.ts'

/**
 * A party on a vehicle unit: an entry, with how many of its people ride there, and when and where they get
 * on.
 */
export interface Rider {
  entry: string
  people: number
  /** `HH:mm`; null while it has none. */
  time: string | null
  place: KeptPlace | null
}

/** One stop of a vehicle to take parties on. Parties of the same time and place share it. */
export interface Stop<R extends Rider = Rider> {
  /** Its time and place as text, so the key changes with the time. */
  key: string
  time: string | null
  place: KeptPlace | null
  /** At least one. */
  parties: R[]
  people: number
}

/** The parts of a place that identify a stop. */
export type KeyedPlace = Pick<KeptPlace, '_id' | 'city' | 'name' | 'address'>

/** The key of a stop. A renamed location is the same place; one that moved to another address isn't. */
export function stopKey({ time, place }: { time: string | null; place: KeyedPlace | null }): string {
  return JSON.stringify([time, ...placeParts(place)])
}

/** The key of a place, at any time. */
export function placeKey(place: KeyedPlace): string {
  return JSON.stringify(placeParts(place))
}

function placeParts(place: KeyedPlace | null): string[] {
  return place ? [place.city, place._id ?? place.name, place.address] : []
}
