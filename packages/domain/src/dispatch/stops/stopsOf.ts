import { cities } from '../../catalogue/vocabulary.ts'
import { placeName } from '../../entries/place.ts'
import { type Rider, type Stop, stopKey } from './stop.ts'

/**
 * The stops of a unit in order. Those in `order`, the planner's keys, keep that order; others are inserted by
 * time. Without an order, stops are sorted by time, then city, then name of the place. A stop without a place
 * is last, since there's nowhere to drive.
 */
export function stopsOf<R extends Rider>(riders: readonly R[], order: readonly string[]): Stop<R>[] {
  const stops = groupedByStop(riders).sort(byTimeAndPlace)
  return inPlannedOrder(stops, ({ key }) => [key], order).toSorted(
    (a, b) => Number(a.place === null) - Number(b.place === null),
  )
}

/**
 * Puts sorted stops in the planner's order: stops with a key in `order` follow it, the others are inserted by
 * time. A stop that a sheet shows as one can have several keys.
 */
export function inPlannedOrder<S extends Timed>(
  stops: readonly S[],
  keysOf: (stop: S) => readonly string[],
  order: readonly string[],
): S[] {
  const rank = new Map(order.map((key, index) => [key, index]))
  const rankOf = (stop: S) => Math.min(...keysOf(stop).map((key) => rank.get(key) ?? order.length))
  const planned = stops.filter((stop) => rankOf(stop) < order.length)
  return stops
    .filter((stop) => !planned.includes(stop))
    .reduce<S[]>(
      joinByTime,
      planned.toSorted((a, b) => rankOf(a) - rankOf(b)),
    )
}

type Timed = Pick<Stop, 'time'>

function groupedByStop<R extends Rider>(riders: readonly R[]): Stop<R>[] {
  return [...Map.groupBy(riders, stopKey)].map(([key, parties]) => ({
    key,
    time: parties[0]?.time ?? null,
    place: parties[0]?.place ?? null,
    parties,
    people: parties.reduce((sum, { people }) => sum + people, 0),
  }))
}

/** Inserts a stop before the first one that's later. */
function joinByTime<S extends Timed>(stops: S[], stop: S): S[] {
  const at = stops.findIndex((each) => compareTimes(each, stop) > 0)
  return stops.toSpliced(at === -1 ? stops.length : at, 0, stop)
}

function byTimeAndPlace(a: Stop, b: Stop): number {
  return compareTimes(a, b) || compareCities(a, b) || compareNames(a, b)
}

/** Negative if the first stop is earlier. A stop without a time comes after all others. */
export function compareTimes(a: Timed, b: Timed): number {
  const [here, there] = [a.time ?? '~', b.time ?? '~']
  return here < there ? -1 : Number(here > there)
}

/** Compares by name of the place, then by key, so that equal facts give an equal order. */
export function compareNames(a: Stop, b: Stop): number {
  return nameOf(a).localeCompare(nameOf(b), 'en') || (a.key < b.key ? -1 : Number(a.key > b.key))
}

function compareCities(a: Stop, b: Stop): number {
  return cityOrder(a) - cityOrder(b)
}

function cityOrder({ place }: Stop): number {
  return place ? cities.indexOf(place.city) : cities.length
}

function nameOf({ place }: Stop): string {
  return place ? placeName(place) : ''
}
