import type { BatchKind } from '@tourdesk/domain/departures/batch'
import type { DepartureNews } from '@tourdesk/domain/messages/automatic'
import { sql } from 'kysely'
import type { Db, Tx } from '../../kernel/database.ts'

/** What a batch of departures does to one order. */
export interface OrderOfBatch {
  kind: BatchKind
  /** The order's tours on the departures. */
  entries: string[]
  /** The office's text for customers; empty without one. */
  reason: string
}

/** The message about each kind of batch. */
export const newsOfBatch: Record<BatchKind, DepartureNews> = {
  cancel: 'departure_canceled',
  move: 'departure_moved',
  merge: 'departure_moved',
  undo: 'departure_moved',
}

/** What a committed batch does to an order; null if the order isn't in it. */
export async function orderOfBatch(db: Db | Tx, batch: string, order: string): Promise<OrderOfBatch | null> {
  const row = await db
    .selectFrom('departure_batches')
    .select((eb) => [
      eb.ref('request', '->>').key('kind').$castTo<BatchKind>().as('kind'),
      eb.ref('request', '->>').key('customersText').$castTo<string | null>().as('reason'),
      entriesInBatch(sql`${order}::uuid`).as('entries'),
    ])
    .where('id', '=', batch)
    .executeTakeFirst()
  return row?.entries ? { ...row, entries: row.entries, reason: row.reason ?? '' } : null
}

/** The tours of an order in a batch; null if it isn't in it. */
export function entriesInBatch(order: ReturnType<typeof sql>) {
  return sql<string[] | null>`(
    select each -> 'entries' from jsonb_array_elements(departure_batches.orders) each
     where each ->> 'order' = (${order})::text)`
}
