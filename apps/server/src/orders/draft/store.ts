import { dayIn } from '@tourdesk/domain/calendar'
import { isLocked } from '@tourdesk/domain/entries/entry'
import type { WholeEntry } from '@tourdesk/domain/entries/entryDraft'
import type { EntryStatus, OpenStatus, OrderStatus } from '@tourdesk/domain/entries/vocabulary'
import type { OrderState } from '@tourdesk/domain/orders/lifecycle'
import type { OrderChannel, PaymentStatus } from '@tourdesk/domain/orders/vocabulary'
import type { CancellationTier } from '@tourdesk/domain/payments/cancellationPolicy'
import type { Instalment } from '@tourdesk/domain/payments/instalments'
import { type Books, feesOf } from '@tourdesk/domain/payments/ledger'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import { sql, type Updateable } from 'kysely'
import type { TakenPlaces } from '../../departures/capacity/takePlaces.ts'
import {
  type Canceled,
  cancelEntries,
  cancelEntry,
  canceledColumns,
  insertEntries,
  openColumns,
  reopenEntry,
  type StatusColumns,
  setEntryStatuses,
  updateEntry,
} from '../../entries/writeEntries.ts'
import type { Tx } from '../../kernel/database.ts'
import { newId } from '../../kernel/newId.ts'
import type { Scope } from '../../kernel/scope.ts'
import { newSecret } from '../../payments/cardAttempts.ts'
import type { Orders } from '../../schema/orders.ts'
import { changeRows, insertRows } from '../../schema/orderTables.ts'
import type { StoredOrder } from '../saved/queries.ts'
import { type CheckedDraft, searchTextOf, toEntryColumns, toOrderColumns } from './toRows.ts'

/**
 * A checked draft with the places taken for its entries, and the cancellation terms that each entry is sold
 * with.
 */
export interface DepartingDraft extends CheckedDraft {
  taken: TakenPlaces
  tiers: (readonly CancellationTier[])[]
}

/** What a new order has in addition to its form. */
export interface NewOrder extends DepartingDraft {
  id: string
  clientKey: string | null
  channel: OrderChannel
  createdBy: string | null
  status: OrderStatus
  paymentStatus: PaymentStatus
  paymentProvider: string
  instalments: Instalment[]
  now: Date
}

/** Writes a new order and its entries; returns its number. */
export async function insertOrder(tx: Tx, scope: Scope, order: NewOrder): Promise<number> {
  const orderNumber = await nextOrderNumber(tx)
  await insertRows(tx, scope, 'orders', [
    {
      id: order.id,
      order_number: orderNumber,
      client_key: order.clientKey,
      ...toOrderColumns(order),
      channel: order.channel,
      status: order.status,
      payment_status: order.paymentStatus,
      commission_cents: commissionOf(order),
      payment_provider: order.paymentProvider,
      payment_terms: order.terms && JSON.stringify(order.terms),
      instalments: JSON.stringify(order.instalments),
      search_text: searchTextOf(orderNumber, order.draft),
      created_by: order.createdBy,
      created_at: order.now,
      updated_at: order.now,
      canceled_at: null,
      fees_cents: 0,
      collects_fees: false,
      is_over_limit: false,
      version: 1,
      link_token: newSecret(),
    },
  ]).execute()
  await insertEntriesAt(
    tx,
    scope,
    order,
    order.draft.selectedTours.map((_, index) => index),
  )
  return orderNumber
}

async function nextOrderNumber(tx: Tx): Promise<number> {
  const { rows } = await sql<{ number: number }>`select nextval('order_numbers') as number`.execute(tx)
  return rows[0]!.number
}

/** Writes the entries at these positions of the form; a new entry starts as NOT_CONFIRMED. */
export async function insertEntriesAt(
  tx: Tx,
  scope: Scope,
  order: DepartingDraft & { id: string; status: OrderStatus; now: Date },
  indexes: number[],
): Promise<void> {
  const rows = indexes.flatMap((index) => {
    const entry = order.draft.selectedTours[index]
    if (!entry) return []
    return {
      id: newId(),
      order_id: order.id,
      order_status: order.status,
      status: 'NOT_CONFIRMED' as const,
      added_on: dayIn(order.now),
      ...toDepartingColumns(order, entry, index),
    }
  })
  await insertEntries(tx, scope, order.taken, rows)
}

/** Writes the form's changes to a saved order, except statuses. */
export async function updateOrder(
  tx: Tx,
  scope: Scope,
  { order }: StoredOrder,
  checked: CheckedDraft,
  now: Date,
): Promise<void> {
  await changeRows(tx, scope, 'orders')
    .set({
      ...toOrderColumns(checked),
      commission_cents: commissionOf(checked),
      search_text: searchTextOf(order.order_number, checked.draft),
      version: order.version + 1,
      updated_at: laterThan(order.updated_at, now),
    })
    .where('id', '=', order.id)
    .execute()
}

/** Writes the form's changes to saved entries; `canceled` is what's stored of those that it cancels. */
export async function updateEntries(
  tx: Tx,
  scope: Scope,
  { entries }: StoredOrder,
  checked: DepartingDraft,
  canceled: Canceled,
): Promise<void> {
  const was = new Map(entries.map(({ id, status }) => [id, status]))
  for (const [index, entry] of checked.draft.selectedTours.entries()) {
    if (!entry._id) continue
    await updateEntry(tx, scope, checked.taken, entry._id, {
      ...toDepartingColumns(checked, entry, index),
      ...(entry.status && entry.status !== was.get(entry._id) && columnsOf(entry.status, canceled)),
    })
  }
}

function columnsOf(status: EntryStatus, canceled: Canceled): StatusColumns {
  return status === 'CANCELED' ? canceledColumns(canceled) : openColumns(status, canceled.at)
}

function toDepartingColumns(checked: DepartingDraft, entry: WholeEntry, index: number) {
  const columns = toEntryColumns(checked, entry, index)
  const departure = checked.taken.departures.find(
    ({ tour_id, tour_date }) => tour_id === columns.tour_id && tour_date === columns.tour_date,
  )
  if (!departure) throw new Error(`Entry ${index} has a departure that isn't locked`)
  return {
    ...columns,
    tour_event_id: departure.id,
    cancellation_tiers: JSON.stringify(checked.tiers[index] ?? []),
  }
}

/** Gives an order a new version after its payments changed. */
export async function touchOrder(tx: Tx, scope: Scope, { order }: StoredOrder, now: Date): Promise<void> {
  await changeRows(tx, scope, 'orders')
    .set({ version: order.version + 1, updated_at: laterThan(order.updated_at, now) })
    .where('id', '=', order.id)
    .execute()
}

/** Keeps versions apart even if two saves come within one millisecond. */
function laterThan(before: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), before.getTime() + 1))
}

/** Sets the statuses that depend on the payments, on the order and its entries. */
export async function setStatuses(
  tx: Tx,
  scope: Scope,
  orderId: string,
  state: OrderState,
  entryStatus: (status: EntryStatus) => EntryStatus,
): Promise<void> {
  await changeRows(tx, scope, 'orders')
    .set({ status: state.status, payment_status: state.paymentStatus })
    .where('id', '=', orderId)
    .execute()
  await setEntryStatuses(tx, scope, orderId, {
    orderStatus: state.status,
    started: entryStatus('NOT_CONFIRMED'),
  })
}

/** Replaces the instalments of an order. */
export async function setInstalments(
  tx: Tx,
  scope: Scope,
  { order }: StoredOrder,
  after: Instalment[],
): Promise<void> {
  const instalments = JSON.stringify(after)
  if (instalments === JSON.stringify(order.instalments)) return
  await changeRows(tx, scope, 'orders').set({ instalments }).where('id', '=', order.id).execute()
}

/** Writes the fees of an order, by its ledger. */
export async function setFees(
  tx: Tx,
  scope: Scope,
  { id, currency }: { id: string; currency: Currency },
  { entries }: Books,
): Promise<void> {
  const fees = feesOf(entries, currency)
  await changeRows(tx, scope, 'orders').set({ fees_cents: fees }).where('id', '=', id).execute()
}

/** Cancels an order and all its entries. They must be off all vehicles. */
export async function setCanceled(
  tx: Tx,
  scope: Scope,
  { order }: StoredOrder,
  canceled: Canceled,
  collectsFees: boolean,
): Promise<void> {
  await changeRows(tx, scope, 'orders')
    .set({
      status: 'canceled',
      payment_status: 'CANCELED',
      instalments: '[]',
      version: order.version + 1,
      canceled_at: canceled.at,
      collects_fees: collectsFees,
      updated_at: laterThan(order.updated_at, canceled.at),
    })
    .where('id', '=', order.id)
    .execute()
  await cancelEntries(tx, scope, order.id, canceled)
}

/**
 * Cancels some tours of an order. They must be off all vehicles. `customLeft` is what's left of its custom
 * total.
 */
export async function setToursCanceled(
  tx: Tx,
  scope: Scope,
  { order, entries }: StoredOrder,
  canceled: Canceled & { entries: string[]; customLeft: number | null },
): Promise<void> {
  const left = entries.filter((entry) => !isLocked(entry) && !canceled.entries.includes(entry.id))
  await changeRows(tx, scope, 'orders')
    .set({
      total_cents: order.payment_tbd ? 0 : left.reduce((sum, entry) => sum + entry.total_cents, 0),
      custom_total: canceled.customLeft,
      commission_cents: left.reduce((sum, entry) => sum + entry.commission_cents, 0),
      version: order.version + 1,
      updated_at: laterThan(order.updated_at, canceled.at),
    })
    .where('id', '=', order.id)
    .execute()
  for (const id of canceled.entries) await cancelEntry(tx, scope, id, canceled)
}

/** What's kept of a canceled order, or of its canceled tours. */
interface KeptOrder {
  isWhole: boolean
  order: Pick<
    Updateable<Orders>,
    'status' | 'payment_status' | 'total_cents' | 'custom_total' | 'commission_cents' | 'collects_fees'
  >
  entries: { id: string; status: OpenStatus }[]
}

/** Restores an order, or tours of it, with what it cost before they were canceled. */
export async function setReopened(
  tx: Tx,
  scope: Scope,
  { order }: StoredOrder,
  { taken, kept, now }: { taken: TakenPlaces; kept: KeptOrder; now: Date },
): Promise<void> {
  await changeRows(tx, scope, 'orders')
    .set({ ...kept.order, canceled_at: null })
    .where('id', '=', order.id)
    .execute()
  for (const { id, status } of kept.entries)
    await reopenEntry(tx, scope, taken, id, {
      ...openColumns(status, now),
      ...(kept.order.status && { order_status: kept.order.status }),
    })
}

/** The agency's commission on entries that aren't canceled. */
function commissionOf(order: CheckedDraft): number {
  return order.draft.selectedTours.reduce(
    (sum, entry, index) =>
      isLocked(entry) ? sum : sum + toEntryColumns(order, entry, index).commission_cents,
    0,
  )
}
