import {
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
  type UpdateQueryBuilder,
  type UpdateResult,
} from 'kysely'
import { type Builder, compiledByShape, type Uncompiled } from '../kernel/compiled.ts'
import type { Db, Tx } from '../kernel/database.ts'
import type { InsertBuilder, NewRow } from '../kernel/insertInto.ts'
import type { Question } from '../kernel/question.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Tables } from '../kernel/tables.ts'
import type { OrderEntries, Orders, Payments } from './orders.ts'

/**
 * The tables of orders. A query of the database doesn't know them: this file alone hands them out, for a scope, and
 * keeps each query to the orders of that scope.
 */
export type OrderTables = {
  order_entries: OrderEntries
  orders: Orders
  payments: Payments
}

/** All tables, those of orders included. */
export type AllTables = Tables & OrderTables

/** The rows that a scope may see, as the start of a query. */
export interface ScopedRows {
  orders(): SelectQueryBuilder<AllTables, 'orders', object>
  entries(): SelectQueryBuilder<AllTables, 'order_entries', object>
  /** The entries of the order in the query around, which is one of the scope's. */
  entriesOfOrder(): SelectQueryBuilder<AllTables, 'order_entries', object>
  payments(): SelectQueryBuilder<AllTables, 'payments', object>
}

/** The rows that a scope may see, for a query that is asked at once. */
export function scopedRows(db: Db | Tx, scope: Scope): ScopedRows {
  return rowsOf(db, restrictionOf(scopeValues(scope), new Set(scopeShape(scope))))
}

/** A question about orders that is asked all day: built once for each shape (see `compiledByShape`), asked for a scope. */
export function scopedQuestion<Row, Values extends object>(
  build: (rows: ScopedRows & { db: Builder }, values: Values, shape: ReadonlySet<string>) => Uncompiled<Row>,
): (scope: Scope, values: Values, shape?: readonly string[]) => Question<Row[]> {
  const ask = compiledByShape((db, values: Values & ScopeValues, shape) =>
    build({ db, ...rowsOf(db, restrictionOf(values, shape)) }, values, shape),
  )
  return (scope, values, shape = []) =>
    ask({ ...values, ...scopeValues(scope) }, [...scopeShape(scope), ...shape])
}

/** Starts a change of rows; those of other scopes stay as they are. */
export function changeRows<Table extends keyof OrderTables>(
  tx: Tx,
  scope: Scope,
  table: Table,
): UpdateQueryBuilder<AllTables, Table, Table, UpdateResult> {
  const restriction = restrictionOf(scopeValues(scope), new Set(scopeShape(scope)))
  const rows = startChange(tx, table)
  return restriction ? rows.where(conditions[table](restriction)) : rows
}

/** Starts an insert of whole rows (see `insertInto`). Throws an Error for an order or entry of another account. */
export function insertRows<Table extends keyof OrderTables>(
  tx: Tx,
  scope: Scope,
  table: Table,
  rows: NewRow<OrderTables, Table>[],
): InsertBuilder<AllTables, Table> {
  for (const row of rows) {
    if (scope.kind === 'account' && 'account_id' in row && row.account_id !== scope.accountId)
      throw new Error(`A row of ${table} for an account outside of the scope`)
  }
  return startInsert(tx, table, rows)
}

/** What the restriction of a scope compares with; empty where it restricts nothing. */
interface ScopeValues {
  scopeAccount: string
  scopeAgent: string
}

interface Restriction {
  account: string
  /** Null where the account is all that counts. */
  agent: string | null
}

function scopeValues(scope: Scope): ScopeValues {
  const { accountId, agentId } = scope.kind === 'account' ? scope : { accountId: '', agentId: '' }
  return { scopeAccount: accountId, scopeAgent: agentId ?? '' }
}

/** What of the restriction applies, as parts of a query's shape. */
function scopeShape(scope: Scope): string[] {
  if (scope.kind === 'everything') return []
  return scope.agentId === null ? ['scopeAccount'] : ['scopeAccount', 'scopeAgent']
}

function restrictionOf(
  { scopeAccount, scopeAgent }: ScopeValues,
  shape: ReadonlySet<string>,
): Restriction | null {
  if (!shape.has('scopeAccount')) return null
  return { account: scopeAccount, agent: shape.has('scopeAgent') ? scopeAgent : null }
}

function rowsOf(db: Pick<Builder, 'withTables'>, restriction: Restriction | null): ScopedRows {
  const all = db.withTables<OrderTables>()
  return {
    orders() {
      const orders = all.selectFrom('orders')
      return restriction ? orders.where(conditions.orders(restriction)) : orders
    },
    entries() {
      const entries = all.selectFrom('order_entries')
      return restriction ? entries.where(conditions.order_entries(restriction)) : entries
    },
    entriesOfOrder: () =>
      all.selectFrom('order_entries').where('order_entries.order_id', '=', sql.ref<string>('orders.id')),
    payments() {
      const payments = all.selectFrom('payments')
      return restriction ? payments.where(conditions.payments(restriction)) : payments
    },
  }
}

/** An account has its orders, and an agent those that he or she sold or made (HOLE-O45). */
const conditions: Record<keyof OrderTables, (restriction: Restriction) => RawBuilder<boolean>> = {
  orders: ({ account, agent }) =>
    agent === null
      ? sql`orders.account_id = ${account}`
      : sql`(orders.account_id = ${account} and (orders.agent_id = ${agent} or orders.created_by = ${agent}))`,
  order_entries: (restriction) =>
    restriction.agent === null
      ? sql`order_entries.account_id = ${restriction.account}`
      : sql`order_entries.order_id in (select orders.id from orders where ${conditions.orders(restriction)})`,
  payments: (restriction) =>
    sql`payments.order_id in (select orders.id from orders where ${conditions.orders(restriction)})`,
}

/** The query builder's types know a table by its name, and not one that is a parameter. */
function startChange<Table extends keyof OrderTables>(tx: Tx, table: Table) {
  return tx.withTables<OrderTables>().updateTable(table) as unknown as UpdateQueryBuilder<
    AllTables,
    Table,
    Table,
    UpdateResult
  >
}

/** The same for an insert. */
function startInsert<Table extends keyof OrderTables>(tx: Tx, table: Table, rows: object[]) {
  return tx
    .withTables<OrderTables>()
    .insertInto(table)
    .values(rows as never) as unknown as InsertBuilder<AllTables, Table>
}
