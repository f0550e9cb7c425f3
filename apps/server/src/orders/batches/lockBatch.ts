import { type LimitedAgency, lockAgencies } from '../../agencyAccounts/credit.ts'
import { type Departure, lockDepartures } from '../../departures/lockDepartures.ts'
import type { DepartureKey } from '../../departures/makeDepartures.ts'
import { StartAgain } from '../../kernel/announce.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { lockRows } from '../../schema/lockRows.ts'
import { departuresOfOrder, lockOrder, type StoredOrder } from '../saved/queries.ts'
import { type BatchDeparture, ordersOn, unitsOfDepartures } from './ordersOn.ts'

/** What a batch changes besides what's on its departures. */
export interface BatchReach {
  /** The departures that its orders are moved to. */
  targets: readonly DepartureKey[]
  /** Vehicle units on which they're put. */
  units: readonly string[]
}

/** The rows of a batch, locked. */
export interface LockedBatch {
  departures: Departure[]
  limited: LimitedAgency[]
  orders: StoredOrder[]
  /** The vehicle units of its departures. */
  units: string[]
}

/**
 * Locks everything that a batch may change, each kind of row at once: the departures, also those of the orders'
 * other tours, then agencies with a limit, orders, vehicle units, entries and store credits. If an order came or
 * went before its departure was locked, the transaction starts again.
 */
export async function lockBatch(
  tx: Tx,
  call: Call,
  departures: readonly BatchDeparture[],
  reach: BatchReach,
): Promise<LockedBatch> {
  const seen = await ordersOn(tx, departures)
  const others = []
  for (const order of seen) others.push(...(await departuresOfOrder(tx, call.scope, order)))
  const own = departures.map(({ tour_id: tour, tour_date: date }) => ({ tour, date }))
  const locked = await lockDepartures(tx, call, [...own, ...others, ...reach.targets])
  const agencies = [...new Set(others.map(({ agency }) => agency))]
  const limited = agencies.length > 0 ? await lockAgencies(tx, agencies) : []
  const now = await ordersOn(tx, departures)
  if (now.some((order) => !seen.includes(order))) throw new StartAgain()
  await lockRows(tx, 'orders', now)
  const orders: StoredOrder[] = []
  for (const order of now) {
    const stored = await lockOrder(tx, call.scope, order)
    if (stored) orders.push(stored)
  }
  const isLocked = new Set(locked.map(({ id }) => id))
  if (!orders.every(({ entries }) => entries.every((entry) => isLocked.has(entry.tour_event_id))))
    throw new StartAgain()
  const ids = departures.map(({ id }) => id)
  const units = (await unitsOfDepartures(tx, ids)).map(({ id }) => id)
  const riding = orders.flatMap(({ entries }) =>
    entries.flatMap(({ seats }) => seats.tourCars.map(({ _id }) => _id)),
  )
  await lockRows(tx, 'vehicle_units', [...new Set([...units, ...riding, ...reach.units])])
  const entries = orders.flatMap((order) => order.entries.map(({ id }) => id))
  await lockRows(tx, 'order_entries', entries)
  const credits = orders.flatMap(({ payments }) => payments.flatMap(({ credit_id }) => credit_id ?? []))
  await lockRows(tx, 'credits', [...new Set(credits)])
  return { departures: locked, limited, orders, units }
}
