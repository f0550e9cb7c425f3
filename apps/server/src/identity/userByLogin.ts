import { sql } from 'kysely'
import type { Db, Tx } from '../kernel/database.ts'

/** The user with an email or username, ignoring case and surrounding spaces. */
export function userByLogin(db: Db | Tx, login: string) {
  return db
    .selectFrom('users')
    .where(sql<boolean>`lower(login) = ${login.trim().toLowerCase()}`)
    .where('deleted_at', 'is', null)
}
