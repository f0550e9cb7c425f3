import { type RawBuilder, sql } from 'kysely'

/**
 * Sorts a column of names as people do: É beside E, small letters beside capitals, and Hebrew after Latin. No
 * index uses it, since the order depends on the library that PostgreSQL was built with.
 */
export function byName(column: string): RawBuilder<string> {
  return sql`lower(${sql.ref(column)}) collate names`
}
