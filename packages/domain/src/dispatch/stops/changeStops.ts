import { allOf, type Checked, checked, within } from '../../checked.ts'
import type { Issue } from '../../decision.ts'
import { type Rider, type Stop, stopKey } from './stop.ts'
import { isStopTime, laterBy } from './stopTime.ts'

/** A stop as planned: the key it had, and its new time. */
export interface PlannedStop {
  key: string
  time: string | null
}

/** The result of saving the stops of a unit. */
export interface StopsPlan<R extends Rider = Rider> {
  /** The parties whose pickup time changes. */
  moved: { party: R; from: string | null; to: string }[]
  /** Keys of the stops after the change, in order; stops with the same place and time are merged. */
  order: string[]
  isChanged: boolean
}

/** True if `sent` has each of the stops exactly once, so the planner saw the current ones. */
export function isSameStops(stops: readonly Stop[], sent: readonly PlannedStop[]): boolean {
  const keys = new Set(sent.map(({ key }) => key))
  return keys.size === sent.length && keys.size === stops.length && stops.every(({ key }) => keys.has(key))
}

/**
 * Compares the stops of a unit, in order, with the same ones as sent by a planner (`isSameStops`). A new time
 * must be in the window, a time can't be removed, and a stop without a place has no time. Issues:
 * `stop_time_invalid` at `stops.N.time`.
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

/**
 * The same for several units, each in its place of the list. A party that rides on several of them has one
 * pickup time. Issues at `units.N`: those of `changeStops`, and `party_time_differs` at the later stop.
 */
export function changeStopsOfUnits<R extends Rider>(
  units: readonly { stops: readonly Stop<R>[]; sent: readonly PlannedStop[] }[],
): Checked<StopsPlan<R>[]> {
  const plans = allOf(
    ...units.map(({ stops, sent }, index) => within(`units.${index}`, changeStops(stops, sent))),
  )
  return plans.ok ? checked(plans.value, differingTimes(units)) : plans
}

function differingTimes(units: readonly { stops: readonly Stop[]; sent: readonly PlannedStop[] }[]): Issue[] {
  const times = new Map<string, string | null>()
  return units.flatMap(({ stops, sent }, unit) =>
    sent.flatMap(({ key, time }, stop): Issue[] => {
      const entries = stops.find((each) => each.key === key)?.parties.map(({ entry }) => entry) ?? []
      const differs = entries.some((entry) => times.has(entry) && times.get(entry) !== time)
      for (const entry of entries) times.set(entry, times.get(entry) ?? time)
      return differs ? [{ field: `units.${unit}.stops.${stop}.time`, code: 'party_time_differs' }] : []
    }),
  )
}

function issuesAt(stop: Stop, time: string | null, index: number): Issue[] {
  const isFine = time === stop.time || (time !== null && stop.place !== null && isStopTime(time))
  return isFine ? [] : [{ field: `stops.${index}.time`, code: 'stop_time_invalid' }]
}

/**
 * Moves all times by the same number of minutes, earlier if negative, so the gaps between stops stay. Stops
 * without a time keep none. Null if a stop would leave the window.
 */
export function shiftStops<P extends PlannedStop>(stops: readonly P[], minutes: number): P[] | null {
  const shifted = stops.map((stop) => ({
    ...stop,
    time: stop.time === null ? null : laterBy(stop.time, minutes),
  }))
  return shifted.some(({ time }, index) => time === null && stops[index]?.time !== null) ? null : shifted
}
