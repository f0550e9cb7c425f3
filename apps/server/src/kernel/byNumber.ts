import { type RawBuilder, sql } from 'kysely'

/** A column of numbers that people choose, like 7, 12 or T-101, as they count: 9 before 10, and T-9 before T-10. */
export function byNumber(column: string): RawBuilder<string> {
  const number = sql.ref(column)
  return sql`(
    lower(regexp_replace(${number}, '[0-9].*', '')),
    coalesce(substring(${number} from '[0-9]+'), '0')::numeric,
    lower(${number})
  )`
}
