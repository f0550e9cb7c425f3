import { cities } from '../../catalogue/vocabulary.ts'
import { placeName } from '../../entries/place.ts'
import { type Rider, type Stop, stopKey } from './stop.ts'

/**
 * The stops of a unit in their order. Those in `order`, the keys as a planner left them, come in that order; others join
 * by time. Without an order, stops are sorted by time, then city, then name of the place. A stop without a place is
 * nowhere to go, so it's last.
 */
export function stopsOf<R extends Rider>(riders: readonly R[], order: readonly string[]): Stop<R>[] {
  const stops = groupedByStop(riders).sort(byTimeAndPlace)
  const found = new Map(stops.map((stop) => [stop.key, stop]))
  const ordered = order.flatMap((key) => found.get(key) ?? [])
  const known = new Set(order)
  return stops
    .filter(({ key }) => !known.has(key))
    .reduce(joinByTime, ordered)
    .toSorted((a, b) => Number(a.place === null) - Number(b.place === null))
}

function groupedByStop<R extends Rider>(riders: readonly R[]): Stop<R>[] {
  return [...Map.groupBy(riders, stopKey)].map(([key, parties]) => ({
    key,
    time: parties[0]?.time ?? null,
    place: parties[0]?.place ?? null,
    parties,
    people: parties.reduce((sum, { people }) => sum + people, 0),
  }))
}

/** Before the first stop that's later. */
function joinByTime<R extends Rider>(stops: Stop<R>[], stop: Stop<R>): Stop<R>[] {
  const at = stops.findIndex((each) => compareTimes(each, stop) > 0)
  return stops.toSpliced(at === -1 ? stops.length : at, 0, stop)
}

function byTimeAndPlace(a: Stop, b: Stop): number {
  return compareTimes(a, b) || compareCities(a, b) || compareNames(a, b)
}

/** Below 0 if the first stop is earlier. A stop without a time comes after all others. */
export function compareTimes(a: Pick<Stop, 'time'>, b: Pick<Stop, 'time'>): number {
  const [here, there] = [a.time ?? '~', b.time ?? '~']
  return here < there ? -1 : Number(here > there)
}

/** By the name of the place, and by key where two have the same, so that equal facts give an equal order. */
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
