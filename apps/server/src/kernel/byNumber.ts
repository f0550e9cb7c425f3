import { type RawBuilder, sql } from 'kysely'

/** Sorts a column of numbers that people chose, like 7, 12 or T-101, naturally: T-9 before T-10. */
export function byNumber(column: string): RawBuilder<string> {
  const number = sql.ref(column)
  return sql`(
    lower(regexp_replace(${number}, '[0-9].*', '')),
    coalesce(substring(${number} from '[0-9]+'), '0')::numeric,
    lower(${number})
  )`
}
