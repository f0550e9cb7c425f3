import { sql } from 'kysely'
import type { Builder } from '../kernel/compiled.ts'

/** The user with an email or username, ignoring case and surrounding spaces. */
export function userByLogin(db: Builder, login: string) {
  return userByPlainLogin(db, plainLogin(login))
}

/** The same for a login as `plainLogin` returns it. */
export function userByPlainLogin(db: Builder, plain: string) {
  return db.selectFrom('users').where(sql<boolean>`lower(login) = ${plain}`).where('deleted_at', 'is', null)
}

/** An email or username in the form in which logins are compared. */
export function plainLogin(login: string): string {
  return login.trim().toLowerCase()
}
