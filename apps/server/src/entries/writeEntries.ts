import type { EntryStatus, OrderStatus } from '@tourdesk/domain/entries/vocabulary'
import { type Insertable, sql } from 'kysely'
import type { Tx } from '../kernel/database.ts'
import type { NewRow } from '../kernel/insertInto.ts'
import type { Scope } from '../kernel/scope.ts'
import type { OrderEntries } from '../schema/orders.ts'
import { changeRows, insertRows, type OrderTables } from '../schema/orderTables.ts'

/**
 * What of an entry isn't its form's: when planning picks its people up (`planTimes`), and its order's money, which is the
 * books'.
 */
export type ForeignColumn = 'planned_time' | keyof MoneyColumns
type MoneyColumns = Pick<
  OrderEntries,
  'order_total' | 'order_paid' | 'order_open' | 'is_unpriced' | 'overdue_from'
>
type EntryColumns = Omit<Insertable<OrderEntries>, ForeignColumn>

/** Writes new entries, which are on no vehicle and have no money yet. */
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

/** Writes what an edit changed of an entry. */
export async function updateEntry(
  tx: Tx,
  scope: Scope,
  id: string,
  columns: Partial<EntryColumns>,
): Promise<void> {
  await changeRows(tx, scope, 'order_entries').set(columns).where('id', '=', id).execute()
}

/** Writes the money of an order on all its entries, for the lists; only `keepBooks` knows it. */
export async function setEntryMoney(
  tx: Tx,
  scope: Scope,
  orderId: string,
  money: Required<Insertable<MoneyColumns>>,
): Promise<void> {
  await changeRows(tx, scope, 'order_entries').set(money).where('order_id', '=', orderId).execute()
}

/** Sets the status of their order on all its entries, and the status of those that haven't started. */
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

/** Cancels all entries of an order, which are on no vehicle. */
export async function cancelEntries(tx: Tx, scope: Scope, orderId: string): Promise<void> {
  await changeRows(tx, scope, 'order_entries')
    .set({ order_status: 'canceled', status: 'CANCELED' })
    .where('order_id', '=', orderId)
    .execute()
}
