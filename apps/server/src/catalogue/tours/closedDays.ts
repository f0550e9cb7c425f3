import { sql } from 'kysely'
import { compiled } from '../../kernel/compiled.ts'

/** The days on which tours are closed, of those that have any. */
export const closedDays = compiled((db) =>
  db
    .selectFrom('tours')
    .select(['id', 'unavailability_dates'])
    .where(sql<boolean>`unavailability_dates <> '[]'`),
)
