import type { Day } from '../../calendar.ts'
import { type Decision, ok, refuse } from '../../decision.ts'
import type { Sheet, Stop } from '../manifest/sheet.ts'

/** The state of a vehicle unit's request to its car supplier. */
export const supplierStates = ['not_asked', 'asked', 'confirmed', 'refused'] as const
export type SupplierState = (typeof supplierStates)[number]

/** A supplier's possible replies. */
export const supplierReplies = ['confirmed', 'refused'] as const
export type SupplierReply = (typeof supplierReplies)[number]

/** The stored state of a request: `canceled` once the supplier is no longer needed. */
export type RequestState = Exclude<SupplierState, 'not_asked'> | 'canceled'

/** What a supplier needs to know to send a vehicle. */
export interface RequestFacts {
  tour: string
  date: Day
  /** First pickup, `HH:mm`. */
  time: string | null
  seats: number | null
  people: number
  stops: Pick<Stop, 'time' | 'city' | 'name' | 'address' | 'people'>[]
}

/** The facts of a unit's sheet for suppliers, without names of guests. */
export function requestFacts({ head, stops, totals }: Sheet): RequestFacts {
  return {
    tour: head.tour?.name ?? '',
    date: head.date,
    time: head.time ?? null,
    seats: head.seats,
    people: totals.people,
    stops: stops.map(({ time, city, name, address, people }) => ({ time, city, name, address, people })),
  }
}

/** True if two requests ask for different things. A new name of the tour is no reason to notify anyone. */
export function differs(told: RequestFacts, now: RequestFacts): boolean {
  return comparable(told) !== comparable(now)
}

function comparable({ date, time, seats, people, stops }: RequestFacts): string {
  return JSON.stringify([
    date,
    time,
    seats,
    people,
    stops.map((stop) => [stop.time, stop.city, stop.name, stop.address, stop.people]),
  ])
}

/** The state that people see: a canceled request counts as none. */
export function supplierStateOf(stored: RequestState | null): SupplierState {
  return stored === null || stored === 'canceled' ? 'not_asked' : stored
}

interface Known {
  state: RequestState
  told: RequestFacts
}

/**
 * The facts to ask a supplier with. Refused with `supplier_missing` if the unit has none, and with
 * `supplier_asked` if they already know all of it.
 */
export function mayAsk(known: Known | null, now: RequestFacts | null): Decision<RequestFacts> {
  if (!now) return refuse('supplier_missing')
  const knows = known && (known.state === 'asked' || known.state === 'confirmed') && !differs(known.told, now)
  return knows ? refuse('supplier_asked') : ok(now)
}

/**
 * What to tell a supplier after a change; `now` is null if they no longer send the vehicle, or the unit no
 * longer exists.
 */
export function followUp(
  { state, told }: Known,
  now: RequestFacts | null,
): 'nothing' | 'changed' | 'canceled' | 'forgotten' {
  if (state === 'canceled') return 'nothing'
  if (!now) return state === 'refused' ? 'forgotten' : 'canceled'
  return state !== 'refused' && differs(told, now) ? 'changed' : 'nothing'
}
