import type { Db, Tx } from '../src/kernel/database.ts'
import type { OrderTables } from '../src/schema/orderTables.ts'

/** The database with the tables of orders, for tests that look past every scope. */
export function everyTable(db: Db | Tx) {
  return db.withTables<OrderTables>()
}
