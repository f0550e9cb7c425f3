import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Selectable } from 'kysely'
import { lockDepartures } from '../departures/lockDepartures.ts'
import { type StoredSeats, seatsOfEntry } from '../entries/seats.ts'
import { StartAgain } from '../kernel/announce.ts'
import type { Call } from '../kernel/call.ts'
import type { Db, Tx } from '../kernel/database.ts'
import type { Scope } from '../kernel/scope.ts'
import { lockRows } from '../schema/lockRows.ts'
import type { OrderEntries } from '../schema/orders.ts'
import { scopedRows } from '../schema/orderTables.ts'

/** An entry with the vehicles that its people ride on. */
export type BoardingEntry = Selectable<OrderEntries> & { seats: StoredSeats }

/**
 * Finds an entry of an order and locks its departure, so that nobody else gets on or off, and then the order,
 * so that nobody cancels or changes it. Throws `not_found` (404).
 */
export async function lockEntry(
  tx: Tx,
  call: Call,
  { order, entry: id }: { order: string; entry: string },
): Promise<BoardingEntry> {
  const seen = await findEntry(tx, call.scope, order, id)
  await lockDepartures(tx, call, [{ tour: seen.tour_id, date: seen.tour_date }])
  await lockRows(tx, 'orders', [order])
  const entry = await findEntry(tx, call.scope, order, id)
  if (entry.tour_event_id !== seen.tour_event_id) throw new StartAgain()
  return entry
}

/** Finds an entry without locking it. Throws `not_found` (404). */
export async function findEntry(
  db: Db | Tx,
  scope: Scope,
  order: string,
  id: string,
): Promise<BoardingEntry> {
  const entry = await scopedRows(db, scope)
    .entries()
    .selectAll()
    .select(seatsOfEntry().as('seats'))
    .where('id', '=', id)
    .where('order_id', '=', order)
    .executeTakeFirst()
  if (!entry) throw new Problem('not_found')
  return entry
}
