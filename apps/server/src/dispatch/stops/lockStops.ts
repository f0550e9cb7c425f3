import { lockDepartures } from '../../departures/lockDepartures.ts'
import type { Call } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/database.ts'
import { lockRows } from '../../schema/lockRows.ts'
import { type StoredStops, storedStopsOf } from './storedStops.ts'

/**
 * The stops of units; locks departures, orders and units, so that nobody gets on or off. Skips units that are
 * gone.
 */
export async function lockStops(tx: Tx, call: Call, units: string[]): Promise<StoredStops[]> {
  const known = (await storedStopsOf(tx, units)).map(({ unit }) => unit)
  await lockDepartures(
    tx,
    call,
    known.map(({ tour_id, tour_date }) => ({ tour: tour_id, date: tour_date })),
  )
  const found = await storedStopsOf(tx, units)
  const orders = found.flatMap(({ stops }) =>
    stops.flatMap(({ parties }) => parties.map(({ row }) => row.order_id)),
  )
  await lockRows(tx, 'orders', [...new Set(orders)])
  await lockRows(tx, 'vehicle_units', units)
  return storedStopsOf(tx, units)
}
