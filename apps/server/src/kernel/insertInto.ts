import type { InsertQueryBuilder, InsertResult, InsertType, QueryCreator } from 'kysely'

/** A new row with every column of its table, including those with a default, but not those the database computes. */
export type NewRow<All, Table extends keyof All> = {
  [Column in keyof All[Table] as [InsertType<All[Table][Column]>] extends [never] ? never : Column]: Exclude<
    InsertType<All[Table][Column]>,
    undefined
  >
}

export type InsertBuilder<All, Table extends keyof All> = InsertQueryBuilder<All, Table, InsertResult>

/**
 * Starts an insert of whole rows. A forgotten column doesn't compile; by itself, the builder would use the
 * default.
 */
export function insertInto<All, Table extends keyof All & string>(
  db: Pick<QueryCreator<All>, 'insertInto'>,
  table: Table,
  rows: NewRow<All, Table> | NewRow<All, Table>[],
): InsertBuilder<All, Table> {
  return db.insertInto(table).values(asValues(rows))
}

/** A whole row satisfies the builder, but the compiler can't see that for a generic table. */
function asValues(rows: object) {
  return rows as never
}
