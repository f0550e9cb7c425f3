import { Problem } from '@tourdesk/contract/kernel/problem'
import type { MessageTarget } from '@tourdesk/contract/messages/messages'
import { sql } from 'kysely'
import { isBooked } from '../entries/booked.ts'
import { nameOfPlace } from '../entries/placeColumns.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { everyOrder, type Scope } from '../kernel/scope.ts'
import { scopedRows } from '../schema/orderTables.ts'

/** An entry and its customer, with everything that messages say about them. */
export type CustomerEntry = Awaited<ReturnType<typeof readEntries>>[number]

/** The entries that a message's target covers, by order number. Throws `not_found` (404). */
export async function findTargets(
  { db, scope }: { db: Db | Tx; scope: Scope },
  target: MessageTarget,
): Promise<CustomerEntry[]> {
  if ('order' in target) {
    const entries = await readEntries(db, scope, (rows) =>
      rows.where('order_entries.order_id', '=', target.order),
    )
    if (entries.length === 0) throw new Problem('not_found')
    return entries
  }
  if ('entries' in target) {
    const wanted = new Set(target.entries)
    const entries = await readEntries(db, scope, (rows) => rows.where('order_entries.id', 'in', [...wanted]))
    if (entries.length < wanted.size) throw new Problem('not_found')
    return entries
  }
  const entries = await readEntries(db, scope, (rows) => {
    const booked = rows.where(isBooked())
    if ('tourEvent' in target) return booked.where('order_entries.tour_event_id', '=', target.tourEvent)
    if ('tour' in target)
      return booked.where('order_entries.tour_id', '=', target.tour).where('tour_date', '=', target.date)
    return booked.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('unit_parts')
          .select('unit_parts.entry_id')
          .whereRef('unit_parts.entry_id', '=', 'order_entries.id')
          .where('unit_parts.unit_id', '=', target.tourCar),
      ),
    )
  })
  if (entries.length === 0 && !(await exists(db, target))) throw new Problem('not_found')
  return entries
}

/** The entries of orders, of all agencies. */
export function entriesOfOrders(tx: Tx, orders: readonly string[]): Promise<CustomerEntry[]> {
  return readEntries(tx, everyOrder, (rows) => rows.where('order_entries.order_id', 'in', orders))
}

async function exists(
  db: Db | Tx,
  target: Exclude<MessageTarget, { order: string } | { entries: string[] }>,
): Promise<boolean> {
  const [table, id] =
    'tourCar' in target
      ? (['vehicle_units', target.tourCar] as const)
      : 'tourEvent' in target
        ? (['tour_events', target.tourEvent] as const)
        : (['tours', target.tour] as const)
  const row = await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

type Rows = ReturnType<typeof startOf>

function startOf(db: Db | Tx, scope: Scope) {
  return scopedRows(db, scope)
    .entries()
    .innerJoin('orders', 'orders.id', 'order_entries.order_id')
    .innerJoin('tours', 'tours.id', 'order_entries.tour_id')
    .leftJoin('message_mutes', 'message_mutes.order_id', 'orders.id')
    .leftJoin('message_choices', 'message_choices.order_id', 'orders.id')
    .select([
      'order_entries.id as entry',
      'order_entries.order_id as order',
      'order_number',
      'order_entries.account_id',
      'order_entries.agent_id',
      'first_name',
      'last_name',
      'email',
      'mobile_phone',
      'message_choices.language as chosen',
      'tours.name as tour',
      'total_hour_duration as hours',
      'tour_date as date',
      'order_entries.end_date as endDate',
      'order_entries.status',
      'order_status',
      'head_count',
      'pickup_time as pickupTime',
      'listed_time as listedTime',
      nameOfPlace('pickup').as('place'),
      'pickup_address as address',
      scopedRows(db, scope)
        .entriesOfOrder()
        .select('order_entries.language')
        .orderBy('tour_date')
        .orderBy('order_entries.position')
        .limit(1)
        .as('firstLanguage'),
      sql<boolean>`message_mutes.order_id is not null`.as('isMuted'),
    ])
}

async function readEntries(db: Db | Tx, scope: Scope, narrow: (rows: Rows) => Rows) {
  const rows = await narrow(startOf(db, scope))
    .orderBy('order_number')
    .orderBy('tour_date')
    .orderBy('order_entries.position')
    .execute()
  return rows.map((row) => ({
    ...row,
    isCanceled: row.status === 'CANCELED' || row.order_status === 'canceled',
  }))
}
