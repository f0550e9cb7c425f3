import { metresBetween, type Point } from '../../pricing/nearby.ts'
import type { Stop } from './stop.ts'

/** Driving times between the stops of a unit, by their keys; null where a place has no coordinates. */
export interface Drives {
  /** Minutes. */
  between(from: string, to: string): number | null
  /** Minutes to the tour's first highlight with coordinates; null without one. */
  toSight(from: string): number | null
}

/** Minutes between all stops, in the order of their keys, and from each to the first highlight. */
export interface DriveTable {
  keys: string[]
  minutes: (number | null)[][]
  toSight: (number | null)[]
}

/** The time each party takes to get on, in minutes. */
const partyMinutes = 3

const cityMetresPerMinute = 30_000 / 60
const roadMetresPerMinute = 60_000 / 60

/** The coordinates of a stop; null if unknown. */
export function pointOf({ place }: Pick<Stop, 'place'>): Point | null {
  return place && place.lat !== null && place.lng !== null ? { lat: place.lat, lng: place.lng } : null
}

/**
 * Drives without a map: 1.3 times the straight line, at 30 km/h within a city and 60 km/h between cities.
 * @param sight the tour's first highlight with coordinates
 */
export function estimatedDrives(
  stops: readonly Pick<Stop, 'key' | 'place'>[],
  sight: Point | null,
): DriveTable {
  return {
    keys: stops.map(({ key }) => key),
    minutes: stops.map((from) =>
      stops.map((to) =>
        estimate(pointOf(from), pointOf(to), from.place?.city === to.place?.city && from.place !== null),
      ),
    ),
    toSight: stops.map((from) => estimate(pointOf(from), sight, false)),
  }
}

function estimate(from: Point | null, to: Point | null, isWithinCity: boolean): number | null {
  if (!from || !to) return null
  const metres = metresBetween(from, to) * 1.3
  return Math.round((metres / (isWithinCity ? cityMetresPerMinute : roadMetresPerMinute)) * 10) / 10
}

/**
 * The same table with a map's minutes between the points with known coordinates. The points are the stops in
 * their order, then the first highlight.
 */
export function withMapped(
  { keys }: DriveTable,
  points: readonly (Point | null)[],
  mapped: readonly (readonly (number | null)[])[],
): DriveTable {
  const known = points.flatMap((point, index) => (point ? [index] : []))
  const between = (from: number, to: number) => mapped[known.indexOf(from)]?.[known.indexOf(to)] ?? null
  return {
    keys,
    minutes: keys.map((_, from) => keys.map((_key, to) => between(from, to))),
    toSight: keys.map((_, from) => between(from, keys.length)),
  }
}

/** The drives of a table. A stop that isn't in it has no known drives. */
export function drivesIn({ keys, minutes, toSight }: DriveTable): Drives {
  const at = new Map(keys.map((key, index) => [key, index]))
  const place = (key: string) => at.get(key) ?? -1
  return {
    between: (from, to) => minutes[place(from)]?.[place(to)] ?? null,
    toSight: (from) => toSight[place(from)] ?? null,
  }
}

/**
 * Minutes that a vehicle needs from one stop to the next, including getting on; whole, and null if unknown.
 */
export function neededMinutes(from: Stop, to: Stop, drives: Drives): number | null {
  const drive = drives.between(from.key, to.key)
  return drive === null ? null : Math.ceil(drive + boardingMinutes(from))
}

/** Minutes until everyone at a stop has got on. */
export function boardingMinutes({ parties }: Pick<Stop, 'parties'>): number {
  return partyMinutes * parties.length
}
