import { placeKey, type Rider, type Stop } from './stop.ts'

/**
 * The unit's stop at the same place as this one, but at another time: a party that moved from another unit
 * keeps its time, and may take over this one. Null if there's none, and for the unit's own stop. That is the
 * one in the saved order, or else the one with more people, or else the earlier one.
 */
export function timeHere<R extends Rider>(
  stop: Stop<R>,
  stops: readonly Stop<R>[],
  order: readonly string[],
): Stop<R> | null {
  const { place } = stop
  if (!place) return null
  const key = placeKey(place)
  const here = stops.filter((each) => each.place && each.time !== null && placeKey(each.place) === key)
  const rank = ({ key: one }: Stop<R>) => (order.includes(one) ? 1 : 0)
  const [unitStop] = here.toSorted(
    (a, b) => rank(b) - rank(a) || b.people - a.people || ((a.time ?? '') < (b.time ?? '') ? -1 : 1),
  )
  return unitStop && unitStop.time !== stop.time ? unitStop : null
}
