import type { EntryStatus, OrderStatus } from '@tourdesk/domain/entries/vocabulary'
import { type Insertable, sql } from 'kysely'
import type { Tx } from '../kernel/database.ts'
import type { NewRow } from '../kernel/insertInto.ts'
import type { Scope } from '../kernel/scope.ts'
import type { OrderEntries } from '../schema/orders.ts'
import { changeRows, insertRows, type OrderTables } from '../schema/orderTables.ts'

/**
 * Columns of an entry that its form doesn't write: the planned pickup time (`planTimes`), and its order's
 * money, which `keepBooks` writes.
 */
export type ForeignColumn = 'planned_time' | keyof MoneyColumns
type MoneyColumns = Pick<
  OrderEntries,
  'order_total' | 'order_paid' | 'order_open' | 'is_unpriced' | 'overdue_from'
>
type EntryColumns = Omit<Insertable<OrderEntries>, ForeignColumn>

/** Writes new entries, which have no vehicle and no money yet. */
export async function insertEntries(
  tx: Tx,
  scope: Scope,
  rows: Omit<NewRow<OrderTables, 'order_entries'>, ForeignColumn>[],
): Promise<void> {
  if (rows.length === 0) return
  const entries = rows.map((row) => ({
    ...row,
    planned_time: null,
    order_total: 0,
    order_paid: 0,
    order_open: 0,
    is_unpriced: false,
    overdue_from: null,
  }))
  await insertRows(tx, scope, 'order_entries', entries).execute()
}

/** Writes the changed columns of an edited entry. */
export async function updateEntry(
  tx: Tx,
  scope: Scope,
  id: string,
  columns: Partial<EntryColumns>,
): Promise<void> {
  await changeRows(tx, scope, 'order_entries').set(columns).where('id', '=', id).execute()
}

/** Writes the money of an order to all its entries, for the lists. Only `keepBooks` calls it. */
export async function setEntryMoney(
  tx: Tx,
  scope: Scope,
  orderId: string,
  money: Required<Insertable<MoneyColumns>>,
): Promise<void> {
  await changeRows(tx, scope, 'order_entries').set(money).where('order_id', '=', orderId).execute()
}

/**
 * Sets their order's status on all entries of an order, and the status `started` on those not confirmed yet.
 */
export async function setEntryStatuses(
  tx: Tx,
  scope: Scope,
  orderId: string,
  statuses: { orderStatus: OrderStatus; started: EntryStatus },
): Promise<void> {
  await changeRows(tx, scope, 'order_entries')
    .set({
      order_status: statuses.orderStatus,
      status: sql`case when status = 'NOT_CONFIRMED' then ${statuses.started} else status end`,
    })
    .where('order_id', '=', orderId)
    .execute()
}

/** Cancels all entries of an order. They must be off all vehicles. */
export async function cancelEntries(tx: Tx, scope: Scope, orderId: string): Promise<void> {
  await changeRows(tx, scope, 'order_entries')
    .set({ order_status: 'canceled', status: 'CANCELED' })
    .where('order_id', '=', orderId)
    .execute()
}
