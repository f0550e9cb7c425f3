import { type RawBuilder, sql } from 'kysely'

/** A user's name, or the login of one without a name; null if a left join found nobody. */
export function nameOfUser(alias = 'users'): RawBuilder<string | null> {
  const [first, last, login] = ['first_name', 'last_name', 'login'].map((column) =>
    sql.ref(`${alias}.${column}`),
  )
  return sql`coalesce(nullif(trim(${first} || ' ' || ${last}), ''), ${login})`
}
