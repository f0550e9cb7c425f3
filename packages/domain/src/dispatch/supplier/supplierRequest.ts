import type { Day } from '../../calendar.ts'
import { type Decision, ok, refuse } from '../../decision.ts'
import type { Sheet, Stop } from '../manifest/sheet.ts'

/** Where a vehicle unit is with its car supplier (NOTE-27). */
export const supplierStates = ['not_asked', 'asked', 'confirmed', 'refused'] as const
export type SupplierState = (typeof supplierStates)[number]

/** What a supplier can answer. */
export const supplierReplies = ['confirmed', 'refused'] as const
export type SupplierReply = (typeof supplierReplies)[number]

/** A request as it's stored: `canceled` once the supplier isn't needed any more. */
export type RequestState = Exclude<SupplierState, 'not_asked'> | 'canceled'

/** What a supplier has to know to send a vehicle. */
export interface RequestFacts {
  tour: string
  date: Day
  /** First pickup, `HH:mm`. */
  time: string | null
  seats: number | null
  people: number
  stops: Pick<Stop, 'time' | 'city' | 'name' | 'address' | 'people'>[]
}

/** The facts of a unit's sheet for suppliers. Names of guests aren't among them. */
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

/** Whether two requests ask for something else. The name of the tour is no reason to write to anybody. */
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

/** The state that people see: a request that was canceled is as good as none. */
export function supplierStateOf(stored: RequestState | null): SupplierState {
  return stored === null || stored === 'canceled' ? 'not_asked' : stored
}

interface Known {
  state: RequestState
  told: RequestFacts
}

/**
 * Whether a supplier may be asked. Refused with `supplier_missing` if the unit has none, and with `supplier_asked` if
 * they know it all already.
 */
export function mayAsk(known: Known | null, now: RequestFacts | null): Decision<RequestFacts> {
  if (!now) return refuse('supplier_missing')
  const knows = known && (known.state === 'asked' || known.state === 'confirmed') && !differs(known.told, now)
  return knows ? refuse('supplier_asked') : ok(now)
}

/** What a supplier has to hear after a change; `now` is null when the vehicle isn't theirs any more, or is gone. */
export function followUp(
  { state, told }: Known,
  now: RequestFacts | null,
): 'nothing' | 'changed' | 'canceled' | 'forgotten' {
  if (state === 'canceled') return 'nothing'
  if (!now) return state === 'refused' ? 'forgotten' : 'canceled'
  return state !== 'refused' && differs(told, now) ? 'changed' : 'nothing'
}
