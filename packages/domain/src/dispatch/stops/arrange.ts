import { type Drives, pointOf } from './drives.ts'
import type { Stop } from './stop.ts'
import { compareNames, compareTimes } from './stopsOf.ts'

/**
 * The same stops sorted by time. Stops of equal time are sorted by the drives between them: first the one
 * farthest from the tour's first highlight (by name if there's none), then always the nearest one, then
 * shortened by swapping two as long as that helps. Among equal times, places without coordinates are last, by
 * name; a stop without a place is always last.
 */
export function arrange<S extends Stop>(stops: readonly S[], drives: Drives): S[] {
  const placed = stops.filter(({ place }) => place !== null)
  const sorted = placed.toSorted((a, b) => compareTimes(a, b) || compareNames(a, b))
  const groups = [...Map.groupBy(sorted, ({ time }) => time).values()]
  return [
    ...groups.flatMap((group) => byWay(group, drives)),
    ...stops
      .filter(({ place }) => place === null)
      .toSorted((a, b) => compareTimes(a, b) || compareNames(a, b)),
  ]
}

/** Sorts stops of the same time; they're given in order of their names. */
function byWay<S extends Stop>(stops: readonly S[], drives: Drives): S[] {
  const known = stops.filter((stop) => pointOf(stop) !== null)
  const [first] = known
  if (!first) return [...stops]
  const start = known.reduce(
    (farthest, stop) => (toSight(stop, drives) > toSight(farthest, drives) ? stop : farthest),
    first,
  )
  return [
    ...exchanged(nearestNext(start, known, drives), drives),
    ...stops.filter((stop) => !known.includes(stop)),
  ]
}

function toSight({ key }: Stop, drives: Drives): number {
  return drives.toSight(key) ?? 0
}

function nearestNext<S extends Stop>(start: S, stops: readonly S[], drives: Drives): S[] {
  const way = [start]
  const left = new Set(stops)
  left.delete(start)
  while (left.size > 0) {
    const here = way.at(-1) ?? start
    const next = [...left].reduce((nearest, stop) =>
      drive(here, stop, drives) < drive(here, nearest, drives) ? stop : nearest,
    )
    left.delete(next)
    way.push(next)
  }
  return way
}

/** Swaps pairs of stops as long as that shortens the route; the first stop stays. */
function exchanged<S extends Stop>(way: readonly S[], drives: Drives): S[] {
  let best = [...way]
  let length = lengthOf(best, drives)
  for (let hasImproved = true; hasImproved; ) {
    hasImproved = false
    for (let one = 1; one < best.length - 1; one += 1)
      for (let other = one + 1; other < best.length; other += 1) {
        const swapped = withExchanged(best, one, other)
        const shorter = lengthOf(swapped, drives)
        if (shorter >= length - negligible) continue
        best = swapped
        length = shorter
        hasImproved = true
      }
  }
  return best
}

/** Sums of the same drives in another order may differ by rounding. */
const negligible = 1e-6

function withExchanged<S>(way: readonly S[], one: number, other: number): S[] {
  return way.map((stop, at) => (at === one ? way[other]! : at === other ? way[one]! : stop))
}

function lengthOf(way: readonly Stop[], drives: Drives): number {
  return way.slice(1).reduce((sum, stop, at) => sum + drive(way[at]!, stop, drives), 0)
}

function drive(from: Stop, to: Stop, drives: Drives): number {
  return drives.between(from.key, to.key) ?? noWay
}

/** Minutes, longer than any drive. */
const noWay = 1_000_000
