import type { Tx } from '../kernel/database.ts'
import type { OrderTables } from './orderTables.ts'

/** The tables whose rows verbs lock, in the only order a transaction may lock them in (docs/architecture.md). */
const lockOrder = [
  'tour_events',
  'accounts',
  'orders',
  'vehicle_units',
  'cars',
  'operators',
  'order_entries',
] as const
type LockedTable = (typeof lockOrder)[number]

/**
 * Locks rows until the transaction ends, in the order of their ids; those that are gone are left out. Throws an Error,
 * a fault of the verb, when two transactions that did the same could wait for each other (see `takeTurn`).
 */
export async function lockRows(tx: Tx, table: LockedTable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  takeTurn(tx, table, ids)
  await tx
    .withTables<OrderTables>()
    .selectFrom(table)
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/**
 * Says that a transaction is about to lock these rows by a query of its own. Throws an Error when it already holds
 * rows of a later table or others of the same one: a transaction locks all it needs of a table at once.
 */
export function takeTurn(tx: Tx, table: LockedTable, ids: readonly string[]): void {
  const held = heldBy.get(tx) ?? new Map<LockedTable, ReadonlySet<string>>()
  const known = held.get(table)
  if (known && ids.every((id) => known.has(id))) return
  const last = [...held.keys()].at(-1)
  if (last && lockOrder.indexOf(table) <= lockOrder.indexOf(last))
    throw new Error(`Rows of ${table} can't be locked after rows of ${last}`)
  heldBy.set(tx, held.set(table, new Set(ids)))
}

/** What each transaction has locked, in the order in which it did. */
const heldBy = new WeakMap<Tx, Map<LockedTable, ReadonlySet<string>>>()
