import { type RawBuilder, sql } from 'kysely'

/** True for a row whose columns have one of the values chosen for them; a column without any has all. */
export function hasAnyOf(
  chosen: readonly (readonly [column: string, values: readonly string[] | undefined])[],
): RawBuilder<boolean> {
  const conditions = chosen.flatMap(([column, values]) =>
    values?.length ? sql`${sql.ref(column)}::text = any(${[...values]}::text[])` : [],
  )
  return sql`(${sql.join([sql`true`, ...conditions], sql` and `)})`
}
