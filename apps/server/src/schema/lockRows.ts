import type { Tx } from '../kernel/database.ts'
import type { OrderTables } from './orderTables.ts'

/** The tables whose rows verbs lock, in the order in which a transaction must lock them (docs/architecture.md). */
const lockOrder = [
  'tour_events',
  'accounts',
  'waiting_entries',
  'orders',
  'vehicle_units',
  'cars',
  'operators',
  'order_entries',
  'credits',
  'counters',
] as const
type LockedTable = (typeof lockOrder)[number]

/**
 * Locks rows until the transaction ends, in the order of their ids. Skips rows that are gone. Throws an Error, a bug in
 * the verb, if two such transactions could deadlock (see `takeTurn`).
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
 * Registers that a transaction is about to lock these rows with its own query. Throws an Error if it already holds rows
 * of a later table or other rows of this one: a transaction locks all it needs from a table at once.
 */
export function takeTurn(tx: Tx, table: LockedTable, ids: readonly string[]): void {
  if (ids.every((id) => madeBy.get(tx)?.has(id))) return
  const held = heldBy.get(tx) ?? new Map<LockedTable, ReadonlySet<string>>()
  const known = held.get(table)
  if (known && ids.every((id) => known.has(id))) return
  const last = [...held.keys()].at(-1)
  if (last && lockOrder.indexOf(table) <= lockOrder.indexOf(last))
    throw new Error(`Rows of ${table} can't be locked after rows of ${last}`)
  heldBy.set(tx, held.set(table, new Set(ids)))
}

/** Registers a row that a transaction made: nobody else can hold it, so it has no turn. */
export function noteMade(tx: Tx, id: string): void {
  madeBy.set(tx, (madeBy.get(tx) ?? new Set()).add(id))
}

/** The rows that each transaction made and will lock. */
const madeBy = new WeakMap<Tx, Set<string>>()

/** What each transaction has locked, in order. */
const heldBy = new WeakMap<Tx, Map<LockedTable, ReadonlySet<string>>>()
