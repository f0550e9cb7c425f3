import type { City } from '../catalogue/vocabulary.ts'

/** Coordinates, in degrees north and east. */
export interface Point {
  lat: number
  lng: number
}

/** A walk, in whole minutes and metres. */
export interface Walk {
  minutes: number
  metres: number
}

/** The value for an unknown walk: too far to be near. */
export const unknownWalk: Walk = { minutes: 1, metres: 100_000 }

/** A stored place is near up to this many metres on foot. */
export const nearRadius = 12_500
/** The most nearby places listed. */
export const mostNearby = 3
/** The most walks looked up: the nearest three on foot are among the nearest ten as the crow flies. */
const mostLookedUp = 10

/** A stored place that may be near; unknown without coordinates. */
export interface Candidate {
  city: City
  name: string
  lat: number | null
  lng: number | null
}

/** The places to look up, the nearest as the crow flies first, since no walk is shorter than that. */
export function worthWalking<P extends Candidate>(from: Point, places: readonly P[]): (P & Point)[] {
  const inTheAir = places.filter(isPlaced).map((place) => ({ place, metres: metresBetween(from, place) }))
  return nearest(inTheAir, mostLookedUp).map(({ place }) => place)
}

/** The nearby places by walking distance, nearest first, at most three. */
export function nearestOnFoot<P>(walked: readonly (P & Walk)[]): (P & Walk)[] {
  return nearest(walked, mostNearby)
}

function nearest<W extends { metres: number }>(ways: readonly W[], most: number): W[] {
  return ways
    .filter(({ metres }) => metres <= nearRadius)
    .toSorted((a, b) => a.metres - b.metres)
    .slice(0, most)
}

/** An estimated walk without a map: 1.3 times the straight line, at 80 metres a minute. */
export function estimatedWalk(from: Point, to: Point): Walk {
  const metres = Math.round(metresBetween(from, to) * 1.3)
  return { minutes: Math.max(1, Math.ceil(metres / 80)), metres }
}

const earthRadius = 6_371_000

/** Great-circle distance between two points, in metres. */
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
