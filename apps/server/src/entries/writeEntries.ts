import { type Day, dayIn } from '@tourdesk/domain/calendar'
import type { EntryStatus, OpenStatus, OrderStatus } from '@tourdesk/domain/entries/vocabulary'
import type { TourShare } from '@tourdesk/domain/orders/shares'
import type { CancelReason } from '@tourdesk/domain/orders/vocabulary'
import { type Insertable, sql } from 'kysely'
import { checkTaken, type TakenPlaces } from '../departures/capacity/takePlaces.ts'
import type { Tx } from '../kernel/database.ts'
import type { NewRow } from '../kernel/insertInto.ts'
import type { Scope } from '../kernel/scope.ts'
import type { OrderEntries } from '../schema/orders.ts'
import { changeRows, insertRows, type OrderTables } from '../schema/orderTables.ts'

/**
 * Columns of an entry that its form doesn't write: the planned pickup time (`planTimes`), its order's money
 * and its share of it, which `keepBooks` writes, and when it was completed or canceled, and why.
 */
export type ForeignColumn = 'planned_time' | keyof MoneyColumns | ShareColumn | CancelColumn
type ShareColumn = 'share_cents' | 'share_usd_cents'
type CancelColumn = 'canceled_at' | 'cancel_reason' | 'completed_on'
type MoneyColumns = Pick<
  OrderEntries,
  'order_total' | 'order_paid' | 'order_open' | 'is_unpriced' | 'overdue_from'
>
type EntryColumns = Omit<Insertable<OrderEntries>, ForeignColumn | 'status'>

/** When and why a tour is canceled. */
export interface Canceled {
  at: Date
  reason: CancelReason
}

/** The columns of a tour's status. A canceled one says when and why, a completed one on which day. */
export type StatusColumns =
  | { status: 'CANCELED'; canceled_at: Date; cancel_reason: CancelReason; completed_on: null }
  | OpenColumns

interface OpenColumns {
  status: OpenStatus
  canceled_at: null
  cancel_reason: null
  completed_on: Day | null
}

/** The columns of a tour that's canceled. */
export function canceledColumns({ at, reason }: Canceled): StatusColumns {
  return { status: 'CANCELED', canceled_at: at, cancel_reason: reason, completed_on: null }
}

/** The columns of a tour that isn't canceled, or no longer, and gets its status now. */
export function openColumns(status: OpenStatus, now: Date): OpenColumns {
  const completed_on = status === 'COMPLETED' ? dayIn(now) : null
  return { status, canceled_at: null, cancel_reason: null, completed_on }
}

/** Writes new entries, which have no vehicle and no money yet. Throws an Error if their places weren't taken. */
export async function insertEntries(
  tx: Tx,
  scope: Scope,
  taken: TakenPlaces,
  rows: (Omit<NewRow<OrderTables, 'order_entries'>, ForeignColumn> & { status: 'NOT_CONFIRMED' })[],
): Promise<void> {
  if (rows.length === 0) return
  for (const row of rows) checkTaken(taken, undefined, { ...row, language: row.language ?? null })
  const entries = rows.map((row) => ({
    ...row,
    planned_time: null,
    order_total: 0,
    order_paid: 0,
    order_open: 0,
    share_cents: 0,
    share_usd_cents: 0,
    is_unpriced: false,
    overdue_from: null,
    canceled_at: null,
    cancel_reason: null,
    completed_on: null,
  }))
  await insertRows(tx, scope, 'order_entries', entries).execute()
}

/**
 * Writes an edited entry. Throws an Error if its places weren't taken, unless it's canceled or stays so.
 */
export async function updateEntry(
  tx: Tx,
  scope: Scope,
  taken: TakenPlaces,
  id: string,
  columns: Pick<OrderEntries, 'tour_event_id' | 'group_type' | 'language' | 'head_count'> &
    Partial<EntryColumns> &
    (StatusColumns | { status?: never }),
): Promise<void> {
  const isTaken = taken.parties.some(({ entry }) => entry === id)
  if (isTaken) checkTaken(taken, id, columns)
  const rows = changeRows(tx, scope, 'order_entries').set(columns).where('id', '=', id)
  const mayBeOpen = isTaken || columns.status === 'CANCELED'
  const { numUpdatedRows } = await (mayBeOpen
    ? rows
    : rows.where('status', '=', 'CANCELED')
  ).executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Error('An entry was written without taking its places')
}

/** Opens a canceled entry again; its order's status comes along if it's no longer canceled either. */
export async function reopenEntry(
  tx: Tx,
  scope: Scope,
  taken: TakenPlaces,
  id: string,
  columns: OpenColumns & { order_status?: OrderStatus },
): Promise<void> {
  if (!taken.parties.some(({ entry }) => entry === id))
    throw new Error('An entry was reopened without taking its places')
  await changeRows(tx, scope, 'order_entries').set(columns).where('id', '=', id).execute()
}

/** Marks an entry that isn't canceled with another status. */
export async function markEntry(
  tx: Tx,
  scope: Scope,
  id: string,
  status: OpenStatus,
  now: Date,
): Promise<void> {
  await changeRows(tx, scope, 'order_entries')
    .set(openColumns(status, now))
    .where('id', '=', id)
    .where('status', '!=', 'CANCELED')
    .execute()
}

/** Cancels an entry. It must be off all vehicles. */
export async function cancelEntry(tx: Tx, scope: Scope, id: string, canceled: Canceled): Promise<void> {
  await changeRows(tx, scope, 'order_entries').set(canceledColumns(canceled)).where('id', '=', id).execute()
}

/**
 * Writes the money of an order to all its entries, for the lists, and to each its share. Only `keepBooks`
 * calls it. Rejects if an entry has no share.
 */
export async function setEntryMoney(
  tx: Tx,
  scope: Scope,
  orderId: string,
  money: Required<Insertable<MoneyColumns>>,
  shares: ReadonlyMap<string, TourShare>,
): Promise<void> {
  const shareOf = (part: keyof TourShare) =>
    sql<number>`(${JSON.stringify(Object.fromEntries(shares))}::jsonb -> id::text ->> ${part})::bigint`
  await changeRows(tx, scope, 'order_entries')
    .set({ ...money, share_cents: shareOf('share'), share_usd_cents: shareOf('shareUsd') })
    .where('order_id', '=', orderId)
    .execute()
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

/** Cancels all entries of an order that aren't canceled yet. They must be off all vehicles. */
export async function cancelEntries(
  tx: Tx,
  scope: Scope,
  orderId: string,
  { at, reason }: Canceled,
): Promise<void> {
  await changeRows(tx, scope, 'order_entries')
    .set({
      order_status: 'canceled',
      status: 'CANCELED',
      canceled_at: sql<Date>`coalesce(canceled_at, ${at})`,
      cancel_reason: sql<CancelReason>`coalesce(cancel_reason, ${reason})`,
      completed_on: null,
    })
    .where('order_id', '=', orderId)
    .execute()
}
