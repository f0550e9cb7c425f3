import type { Db, Tx } from '../src/kernel/database.ts'
import type { OrderTables } from '../src/schema/orderTables.ts'

/** The database including the tables of orders, for tests that have to ignore every scope. */
export function everyTable(db: Db | Tx) {
  return db.withTables<OrderTables>()
}
