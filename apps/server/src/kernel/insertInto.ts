import type { InsertQueryBuilder, InsertResult, InsertType, Kysely } from 'kysely'

/** A new row with every column of its table, those with a default of the database included. */
export type NewRow<All, Table extends keyof All> = {
  [Column in keyof All[Table]]: Exclude<InsertType<All[Table][Column]>, undefined>
}

export type InsertBuilder<All, Table extends keyof All> = InsertQueryBuilder<All, Table, InsertResult>

/**
 * Starts an insert of whole rows. A column that a verb forgets doesn't compile, where the query builder would leave it
 * to its default.
 */
export function insertInto<All, Table extends keyof All & string>(
  db: Kysely<All>,
  table: Table,
  rows: NewRow<All, Table> | NewRow<All, Table>[],
): InsertBuilder<All, Table> {
  return db.insertInto(table).values(asValues(rows))
}

/** A whole row is more than the builder asks for, which the compiler can't see for a table it doesn't know yet. */
function asValues(rows: object) {
  return rows as never
}
