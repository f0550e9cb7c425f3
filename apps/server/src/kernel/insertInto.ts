import type { InsertQueryBuilder, InsertResult, InsertType } from 'kysely'
import type { Db, Tx } from './database.ts'
import type { Tables } from './tables.ts'

/** A new row with every column of its table, those with a default of the database included. */
export type NewRow<Table extends keyof Tables> = {
  [Column in keyof Tables[Table]]: Exclude<InsertType<Tables[Table][Column]>, undefined>
}

/**
 * Starts an insert of whole rows. A column that a verb forgets doesn't compile, where the query builder would leave it
 * to its default.
 */
export function insertInto<Table extends keyof Tables>(
  db: Db | Tx,
  table: Table,
  rows: NewRow<Table> | NewRow<Table>[],
): InsertQueryBuilder<Tables, Table, InsertResult> {
  return db.insertInto(table).values(asValues(rows))
}

/** A whole row is more than the builder asks for, which the compiler can't see for a table it doesn't know yet. */
function asValues(rows: object) {
  return rows as never
}
