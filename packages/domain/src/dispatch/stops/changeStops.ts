import { type Checked, checked } from '../../checked.ts'
import type { Issue } from '../../decision.ts'
import { type Rider, type Stop, stopKey } from './stop.ts'
import { isStopTime, laterBy } from './stopTime.ts'

/** A stop as a planner leaves it: the stop it was, by key, and its time from now on. */
export interface PlannedStop {
  key: string
  time: string | null
}

/** What saving the stops of a unit does. */
export interface StopsPlan<R extends Rider = Rider> {
  /** The parties that get on at another time. */
  moved: { party: R; from: string | null; to: string }[]
  /** Keys of the stops from now on, in order; stops that share place and time became one. */
  order: string[]
  isChanged: boolean
}

/** True if what's sent has each of the stops once, and no other: they were the ones the planner saw. */
export function isSameStops(stops: readonly Stop[], sent: readonly PlannedStop[]): boolean {
  const keys = new Set(sent.map(({ key }) => key))
  return keys.size === sent.length && keys.size === stops.length && stops.every(({ key }) => keys.has(key))
}

/**
 * Compares the stops of a unit, in their order, with the same ones as a planner sends them (`isSameStops`). A time that
 * changes must be in the window, a time can't be taken away, and a stop without a place has none.
 * Issues: `stop_time_invalid` at `stops.N.time`.
 */
export function changeStops<R extends Rider>(
  stops: readonly Stop<R>[],
  sent: readonly PlannedStop[],
): Checked<StopsPlan<R>> {
  const known = new Map(stops.map((stop) => [stop.key, stop]))
  const pairs = sent.flatMap(({ key, time }) => {
    const stop = known.get(key)
    return stop ? [{ stop, time }] : []
  })
  const moved = pairs.flatMap(({ stop, time }) =>
    time === null || time === stop.time
      ? []
      : stop.parties.map((party) => ({ party, from: stop.time, to: time })),
  )
  const order = [...new Set(pairs.map(({ stop: { place }, time }) => stopKey({ time, place })))]
  const isReordered = order.some((key, index) => key !== stops[index]?.key)
  return checked(
    { moved, order, isChanged: moved.length > 0 || isReordered },
    pairs.flatMap(({ stop, time }, index) => issuesAt(stop, time, index)),
  )
}

function issuesAt(stop: Stop, time: string | null, index: number): Issue[] {
  const isFine = time === stop.time || (time !== null && stop.place !== null && isStopTime(time))
  return isFine ? [] : [{ field: `stops.${index}.time`, code: 'stop_time_invalid' }]
}

/**
 * All times moved by so many minutes, earlier below 0, so the distances between the stops stay. Stops without a time
 * stay without. Null if a stop would leave the window.
 */
export function shiftStops<P extends PlannedStop>(stops: readonly P[], minutes: number): P[] | null {
  const shifted = stops.map((stop) => ({
    ...stop,
    time: stop.time === null ? null : laterBy(stop.time, minutes),
  }))
  return shifted.some(({ time }, index) => time === null && stops[index]?.time !== null) ? null : shifted
}
