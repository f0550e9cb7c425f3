import { type RawBuilder, sql } from 'kysely'

/**
 * A column of names as people sort them: É beside E, small letters beside capitals, and Hebrew after Latin. Nothing is
 * indexed by it, since its order changes with the library that PostgreSQL was built with.
 */
export function byName(column: string): RawBuilder<string> {
  return sql`lower(${sql.ref(column)}) collate names`
}
