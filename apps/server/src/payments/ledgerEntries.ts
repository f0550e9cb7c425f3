import { type Day, dayIn } from '@tourdesk/domain/calendar'
import type { LedgerEntry, Posting } from '@tourdesk/domain/payments/ledger'
import type { Receipt } from '@tourdesk/domain/payments/payments'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../kernel/database.ts'
import { newId } from '../kernel/newId.ts'
import { ask } from '../kernel/question.ts'
import type { Scope } from '../kernel/scope.ts'
import { nameOfUser } from '../schema/nameOfUser.ts'
import type { LedgerEntries } from '../schema/orders.ts'
import { insertRows, scopedQuestion } from '../schema/orderTables.ts'

/** The rows of an order's ledger as the rules see them, oldest first. */
export async function findEntries(db: Db | Tx, scope: Scope, order: string): Promise<LedgerEntry[]> {
  return (await findLedgerRows(db, scope, order)).map(toEntry)
}

/** The rows as stored, each with its author's name. */
export function findLedgerRows(db: Db | Tx, scope: Scope, order: string) {
  return ask(db, rowsOfLedger(scope, { order }))
}

/** True if a row of the order was written with this client key. */
export async function hasClientKey(db: Db | Tx, scope: Scope, order: string, key: string): Promise<boolean> {
  return (await findLedgerRows(db, scope, order)).some(({ client_key }) => client_key === key)
}

/** The order of a row that the scope may see. */
export async function findOrderOfEntry(db: Db | Tx, scope: Scope, id: string): Promise<string | undefined> {
  const [row] = await ask(db, orderOfEntry(scope, { id }))
  return row?.order_id
}

/** A stored row as the rules see it. */
export function toEntry({
  id,
  kind,
  amount,
  currency,
  payment_id,
  method,
  reason,
  reverses_id,
  entry_id,
}: Selectable<LedgerEntries>): LedgerEntry {
  return {
    _id: id,
    kind,
    amount,
    currency,
    payment: payment_id,
    method,
    reason,
    reverses: reverses_id,
    entry: entry_id,
  }
}

/** The additional columns of a ledger row, besides its posting. */
export interface WrittenWith {
  day: Day
  reference: string
  note: string
  clientKey: string | null
  received: Receipt['received']
  heldBy: Receipt['heldBy']
}

/** Adds rows to the ledger of a locked order, dated today unless `written` names a day. */
export async function addEntries(
  tx: Tx,
  scope: Scope,
  order: { id: string; createdBy: string | null; now: Date },
  postings: Posting[],
  written: Partial<WrittenWith> = {},
): Promise<LedgerEntry[]> {
  const entries = postings.map((posting) => ({ _id: newId(), ...posting }))
  const rows = entries.map(({ _id, payment, reverses, entry, ...rest }) => ({
    ...rest,
    id: _id,
    order_id: order.id,
    day: written.day ?? dayIn(order.now),
    payment_id: payment,
    reference: written.reference ?? '',
    note: written.note ?? '',
    reverses_id: reverses,
    entry_id: entry,
    received_amount: written.received?.amount ?? null,
    received_currency: written.received?.currency ?? null,
    received_rate: written.received?.rate ?? null,
    order_rate: written.received?.orderRate ?? null,
    holder_id: written.heldBy?._id ?? null,
    holder_name: written.heldBy?.name ?? null,
    client_key: written.clientKey ?? null,
    created_by: order.createdBy,
    created_at: order.now,
  }))
  if (rows.length > 0) await insertRows(tx, scope, 'ledger_entries', rows).execute()
  return entries
}

/** The day on which the last part of a cash payment came to the office. */
const handedOver = sql<Day | null>`(
  select max(cash_handovers.day) from cash_handovers
   where cash_handovers.ledger_entry_id = ledger_entries.id
  having sum(cash_handovers.amount) >= coalesce(ledger_entries.received_amount, -ledger_entries.amount)
)`

const rowsOfLedger = scopedQuestion((rows, { order }: { order: string }) =>
  rows
    .ledger()
    .leftJoin('users', 'users.id', 'ledger_entries.created_by')
    .selectAll('ledger_entries')
    .select(handedOver.as('handed_over'))
    .select(nameOfUser().as('author'))
    .where('ledger_entries.order_id', '=', order)
    .orderBy('ledger_entries.created_at')
    .orderBy('ledger_entries.id'),
)

const orderOfEntry = scopedQuestion((rows, { id }: { id: string }) =>
  rows.ledger().select('order_id').where('id', '=', id),
)
