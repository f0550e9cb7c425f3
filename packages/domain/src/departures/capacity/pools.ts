import type { Day } from '../../calendar.ts'
import { type CapacityRule, countsOf } from './capacityRule.ts'
import { type PartyKind, ruleFor } from './ruleFor.ts'

/** A departure as far as its places go. */
export interface DepartureRules {
  id: string
  date: Day
  /** The rules of its tour. */
  rules: readonly CapacityRule[]
}

/** The same with what was sold on it and what drives. */
export interface DepartureSales extends DepartureRules {
  /** The booked parties by kind; whether they're paid doesn't matter, and no-shows count. */
  sold: readonly (PartyKind & { people: number; parties: number })[]
  units: readonly UnitSeats[]
  /** The parties whose places are held by kind; left out where only what's sold matters. */
  held?: readonly (PartyKind & { people: number; parties: number })[]
}

/** A vehicle unit of a departure. */
export interface UnitSeats {
  /** Null without a known vehicle. */
  seats: number | null
  carriesPrivateGroup: boolean
}

/** A pool of places: what a rule counts on one departure. */
export interface Pool {
  departure: string
  date: Day
  rule: CapacityRule
}

/** A pool with what's sold of it. */
export interface PoolState extends Pool {
  /** People or parties (see `countsOf`). */
  sold: number
  /** The same of what is held. */
  held: number
  /** Null if it's open-ended. */
  capacity: number | null
}

/** The pool that a party takes its places from; null if no rule counts it. */
export function poolOf({ id, date, rules }: DepartureRules, party: PartyKind): Pool | null {
  const rule = ruleFor(rules, date, party)
  return rule && { departure: id, date, rule }
}

/** A pool's identity. Only one rule of a tour counts the same parties on a day. */
export function poolKey({ departure, rule }: Pick<Pool, 'departure' | 'rule'>): string {
  return `${departure} ${rule._id}`
}

/** What a party takes from its pool: its people, or one place of a pool of parties. */
export function placesOf({ rule }: Pick<Pool, 'rule'>, party: { people: number; parties?: number }): number {
  return countsOf(rule) === 'parties' ? (party.parties ?? 1) : party.people
}

/** A pool with what's sold and held of it, on its departure. */
export function stateOf(pool: Pool, { date, rules, sold, held = [], units }: DepartureSales): PoolState {
  const count = (parties: DepartureSales['sold']) =>
    parties
      .filter((each) => ruleFor(rules, date, each)?._id === pool.rule._id)
      .reduce((sum, each) => sum + placesOf(pool, each), 0)
  return {
    ...pool,
    sold: count(sold),
    held: count(held),
    capacity: capacityOf(pool.rule, units),
  }
}

/** The pools of a departure of which something is sold. */
export function soldPools(departure: DepartureSales): PoolState[] {
  const pools = new Map(
    departure.sold.flatMap((parties) => {
      const pool = poolOf(departure, parties)
      return pool ? [[poolKey(pool), pool] as const] : []
    }),
  )
  return [...pools.values()].map((pool) => stateOf(pool, departure))
}

/**
 * How much a rule allows on a departure; null for any number. Planned vehicles that carry no private group
 * give their seats; while there's none, the rule's own number counts.
 */
export function capacityOf(
  { mode, places }: Pick<CapacityRule, 'mode' | 'places'>,
  units: readonly UnitSeats[],
): number | null {
  if (mode === 'open') return null
  const known = units.flatMap(({ seats, carriesPrivateGroup }) =>
    seats === null || carriesPrivateGroup ? [] : [seats],
  )
  if (mode === 'seats' || known.length === 0) return places ?? 0
  return known.reduce((sum, seats) => sum + seats, 0)
}

/** How many places are left, never below 0; null if it's open-ended. */
export function placesLeft({
  capacity,
  sold,
  held,
}: Pick<PoolState, 'capacity' | 'sold' | 'held'>): number | null {
  return capacity === null ? null : Math.max(0, capacity - sold - held)
}
