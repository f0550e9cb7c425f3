import {
  type DepartureRules,
  type Pool,
  type PoolState,
  placesLeft,
  placesOf,
  poolKey,
  poolOf,
} from './pools.ts'
import type { PartyKind } from './ruleFor.ts'

/** The people of a booked entry on their departure; canceled ones are left out. */
export interface Party extends PartyKind {
  /** Its entry; undefined for a new one. */
  entry?: string | undefined
  departure: string
  people: number
}

/** A pool from which a change takes more than it gives back. */
export interface PoolChange {
  pool: Pool
  /** Places taken less those given back; above 0. */
  taken: number
  /** The parties that are new in the pool or larger than before, by their index in `after`. */
  growing: { index: number; places: number }[]
}

/** Too few places for a change. */
export interface Shortage {
  pool: PoolState
  /** What was left before the change. */
  left: number
  /** How many places were missing. */
  over: number
  /** The first party that found too few, by its index in `after`. */
  index: number
}

/**
 * Which pools a change of booked parties takes places from. Smaller parties and those that leave a pool give
 * theirs to the others, and a change that counts nothing more takes none.
 */
export function poolChanges(
  departures: readonly DepartureRules[],
  before: readonly Party[],
  after: readonly Party[],
): PoolChange[] {
  const had = before.map((party) => ({ entry: party.entry, ...placeOf(departures, party) }))
  const changes = new Map<string, PoolChange>()
  for (const { pool, places } of had) if (pool) changeOf(changes, pool).taken -= places
  for (const [index, party] of after.entries()) {
    const { pool, places } = placeOf(departures, party)
    if (!pool) continue
    const change = changeOf(changes, pool)
    change.taken += places
    const known = had.find(
      (former) => former.entry === party.entry && former.pool && poolKey(former.pool) === poolKey(pool),
    )
    const more = places - (party.entry && known ? known.places : 0)
    if (more > 0) change.growing.push({ index, places: more })
  }
  return [...changes.values()].filter(({ taken }) => taken > 0)
}

/** Why a change doesn't fit into its pool, of which `sold` counts what was booked before; null if it fits. */
export function shortageOf({ taken, growing }: PoolChange, pool: PoolState): Shortage | null {
  const left = placesLeft(pool)
  if (left === null || taken <= left) return null
  let room = left + growing.reduce((sum, { places }) => sum + places, 0) - taken
  const first = growing.find(({ places }) => {
    room -= places
    return room < 0
  })
  return { pool, left, over: taken - left, index: first?.index ?? 0 }
}

function placeOf(departures: readonly DepartureRules[], party: Party) {
  const departure = departures.find(({ id }) => id === party.departure)
  const pool = departure ? poolOf(departure, party) : null
  return { pool, places: pool ? placesOf(pool, party) : 0 }
}

function changeOf(changes: Map<string, PoolChange>, pool: Pool): PoolChange {
  const change = changes.get(poolKey(pool)) ?? { pool, taken: 0, growing: [] }
  changes.set(poolKey(pool), change)
  return change
}
