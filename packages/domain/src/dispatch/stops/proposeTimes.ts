import { arrange } from './arrange.ts'
import { boardingMinutes, type Drives, drivesIn, estimatedDrives, neededMinutes } from './drives.ts'
import { placeKey, type Rider, type Stop } from './stop.ts'
import { isStopTime, minutesInto, timeAt } from './stopTime.ts'

/** A party on a unit, with the pickup time of its tour or price list, `HH:mm`. */
export interface ListedRider extends Rider {
  listed: string | null
}

/** A stop with its present time and the one proposed; null for a stop that has none and gets none. */
export interface ProposedStop {
  key: string
  time: string | null
  proposed: string | null
}

/** What a planner should know about a proposal. Stops are named by their keys, times are in minutes. */
export type ProposalNote =
  /** The last stop of a city and the next one are listed closer together than the way takes. */
  | { code: 'cities_too_close'; from: string; to: string; minutes: number; needed: number }
  /** Only the time for getting on was counted, since a place has no coordinates. */
  | { code: 'way_unknown'; from: string; to: string }
  /** This stop would be before the first time at which vehicles stop, so nothing is proposed for the unit. */
  | { code: 'too_early'; from: string }

/** The stops of a unit in the proposed order. */
export interface TimesProposal {
  stops: ProposedStop[]
  notes: ProposalNote[]
}

/**
 * Proposes times for the stops of a unit, from the listed times alone, so that proposing again changes
 * nothing. In the order of `arrange`, each stop is early enough for the way to the next; the last stop of a
 * city keeps its listed time, and no stop is later than listed. Times that move are whole five minutes. A
 * party without a listed time counts with the one it has. A place is one stop, at the earliest time listed
 * there. With a driving service, the longer of its way and the estimate counts.
 */
export function proposeTimes(stops: readonly Stop<ListedRider>[], drives: Drives): TimesProposal {
  const way = arrange(onePerPlace(stops), drives)
  const ways = waysOf(way, drives)
  const times = timesOn(way, ways)
  const tooEarly = way.find(({ now }, at) =>
    now.some(({ time }) => time !== times[at] && !isStopTime(times[at] ?? '')),
  )
  if (tooEarly) return unchanged(stops, [{ code: 'too_early', from: tooEarly.key }])
  return {
    stops: [
      ...way.flatMap(({ now }, at) => now.map((stop) => proposed(stop, times[at] ?? null))),
      ...stops.filter(({ place }) => place === null).map((stop) => proposed(stop, stop.time)),
    ],
    notes: notesOn(way, ways, times),
  }
}

/** A place with the parties of all its present stops; its time is the listed one. */
interface PlaceStop extends Stop<ListedRider> {
  now: Stop<ListedRider>[]
}

function onePerPlace(stops: readonly Stop<ListedRider>[]): PlaceStop[] {
  const places = Map.groupBy(stops, ({ place }) => place && placeKey(place))
  return [...places].flatMap(([key, now]) => {
    const [first] = now
    if (key === null || !first) return []
    const parties = now.flatMap((stop) => stop.parties)
    const [earliest = null] = parties.flatMap(({ listed, time }) => listed ?? time ?? []).toSorted()
    return [{ ...first, time: earliest, parties, people: sum(parties.map(({ people }) => people)), now }]
  })
}

/** From a stop to the next one. */
interface Way {
  minutes: number
  isKnown: boolean
}

/** From each stop to the next one with a time; the last one has none. */
function waysOf(way: readonly PlaceStop[], drives: Drives): (Way | null)[] {
  const line = drivesIn(estimatedDrives(way, null))
  return way.map((from, at) => {
    const to = way[at + 1]
    if (!to || to.time === null) return null
    const needed = [drives, line].flatMap((each) => neededMinutes(from, to, each) ?? [])
    return { minutes: Math.max(boardingMinutes(from), ...needed), isKnown: needed.length > 0 }
  })
}

/** Backwards from the last stop. Stops without a time come last and keep none. */
function timesOn(way: readonly PlaceStop[], ways: readonly (Way | null)[]): (string | null)[] {
  const times: (number | null)[] = []
  for (let at = way.length - 1; at >= 0; at -= 1) {
    const { time, place } = way[at]!
    const listed = time === null ? null : minutesInto(time)
    const leg = ways[at]
    const isLast = !way
      .slice(at + 1)
      .some((later) => later.time !== null && later.place?.city === place?.city)
    const latest = isLast || !leg ? null : (times[0] ?? 0) - leg.minutes
    times.unshift(listed === null || latest === null || listed <= latest ? listed : wholeFive(latest))
  }
  return times.map((minutes) => (minutes === null ? null : timeAt(minutes)))
}

function wholeFive(minutes: number): number {
  return Math.floor(minutes / 5) * 5
}

function notesOn(
  way: readonly PlaceStop[],
  ways: readonly (Way | null)[],
  times: readonly (string | null)[],
): ProposalNote[] {
  return way.flatMap((stop, at): ProposalNote[] => {
    const [leg, next, here, there] = [ways[at], way[at + 1], times[at], times[at + 1]]
    if (!leg || !next || !here || !there) return []
    const pair = { from: stop.key, to: next.key }
    const minutes = minutesInto(there) - minutesInto(here)
    return [
      ...(leg.isKnown ? [] : [{ code: 'way_unknown' as const, ...pair }]),
      ...(minutes < leg.minutes
        ? [{ code: 'cities_too_close' as const, ...pair, minutes, needed: leg.minutes }]
        : []),
    ]
  })
}

/**
 * Proposes times for several units of a departure. A party that rides on several of them has one pickup time,
 * the earliest of its proposals, and the other stops of its units follow.
 */
export function proposeTogether(
  units: readonly { stops: readonly Stop<ListedRider>[]; drives: Drives }[],
): TimesProposal[] {
  const earliest = new Map<string, string>()
  for (;;) {
    const proposals = units.map(({ stops, drives }) =>
      proposeTimes(
        stops.map((stop) => ({ ...stop, parties: stop.parties.map((party) => atMost(party, earliest)) })),
        drives,
      ),
    )
    if (!lowered(earliest, units, proposals)) return proposals
  }
}

function atMost<R extends ListedRider>(party: R, earliest: ReadonlyMap<string, string>): R {
  const limit = earliest.get(party.entry) ?? null
  const listed = party.listed ?? party.time
  return limit !== null && (listed === null || limit < listed) ? { ...party, listed: limit } : party
}

/** Lowers the times of parties whose proposals differ. False if all agree. */
function lowered(
  earliest: Map<string, string>,
  units: readonly { stops: readonly Stop<ListedRider>[] }[],
  proposals: readonly TimesProposal[],
): boolean {
  const times = units.flatMap(({ stops }, at) => {
    const byKey = new Map(proposals[at]?.stops.map(({ key, proposed: time }) => [key, time]))
    return stops.flatMap(({ key, parties }) =>
      parties.map(({ entry }) => ({ entry, time: byKey.get(key) ?? null })),
    )
  })
  let isLowered = false
  for (const [entry, its] of Map.groupBy(times, (one) => one.entry)) {
    const [first] = its.flatMap(({ time }) => time ?? []).toSorted()
    if (!first || its.every(({ time }) => time === first) || earliest.get(entry) === first) continue
    earliest.set(entry, first)
    isLowered = true
  }
  return isLowered
}

function proposed({ key, time }: Stop, to: string | null): ProposedStop {
  return { key, time, proposed: to }
}

function unchanged(stops: readonly Stop[], notes: ProposalNote[]): TimesProposal {
  return { stops: stops.map((stop) => proposed(stop, stop.time)), notes }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
