import type { City } from '../catalogue/vocabulary.ts'

/** Where something lies, in degrees north and east. */
export interface Point {
  lat: number
  lng: number
}

/** A way on foot, in whole minutes and metres. */
export interface Walk {
  minutes: number
  metres: number
}

/** What stands for a walk that nobody could tell: farther than anything near (FORM-65, OCONST-16, HOLE-O58). */
export const unknownWalk: Walk = { minutes: 1, metres: 100_000 }

/** A stored place is near up to this many metres on foot (FORM-64, OCONST-16). */
export const nearRadius = 12_500
/** So many near places are offered (FORM-62, OCONST-15). */
export const mostNearby = 3
/** Walks are looked up for so many places: the nearest three on foot are among the nearest ten in the air. */
const mostLookedUp = 10

/** A stored place that may be near; without coordinates nobody knows. */
export interface Candidate {
  city: City
  name: string
  lat: number | null
  lng: number | null
}

/**
 * The places for which a walk is worth looking up, the nearest as the crow flies first: nobody walks less than that.
 */
export function worthWalking<P extends Candidate>(from: Point, places: readonly P[]): (P & Point)[] {
  const inTheAir = places.filter(isPlaced).map((place) => ({ place, metres: metresBetween(from, place) }))
  return nearest(inTheAir, mostLookedUp).map(({ place }) => place)
}

/** The near places of those that were walked to, the nearest on foot first, at most three (FORM-62, FORM-64). */
export function nearestOnFoot<P>(walked: readonly (P & Walk)[]): (P & Walk)[] {
  return nearest(walked, mostNearby)
}

function nearest<W extends { metres: number }>(ways: readonly W[], most: number): W[] {
  return ways
    .filter(({ metres }) => metres <= nearRadius)
    .toSorted((a, b) => a.metres - b.metres)
    .slice(0, most)
}

/** A walk where no map is asked: a third longer than the crow flies, at 80 metres a minute (HOLE-O58). */
export function estimatedWalk(from: Point, to: Point): Walk {
  const metres = Math.round(metresBetween(from, to) * 1.3)
  return { minutes: Math.max(1, Math.ceil(metres / 80)), metres }
}

const earthRadius = 6_371_000

/** Metres between two points on the round earth. */
export function metresBetween(a: Point, b: Point): number {
  const [north, east] = [radians(b.lat - a.lat), radians(b.lng - a.lng)]
  const chord =
    Math.sin(north / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(east / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

function isPlaced<P extends Candidate>(place: P): place is P & Point {
  return place.lat !== null && place.lng !== null
}
