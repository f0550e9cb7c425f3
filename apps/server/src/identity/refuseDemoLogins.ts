import { sql } from 'kysely'
import type { Db } from '../kernel/database.ts'
import { isPassword } from './password.ts'

/**
 * Throws one plain line if anyone can still sign in with the demo's password, which is public: in a database
 * that began as the demo, or still has one of its logins.
 */
export async function refuseDemoLogins({ db }: { db: Db }, password: string): Promise<void> {
  const found = await db
    .selectFrom('users')
    .select(({ fn }) => ['password_hash', fn.min<string>('login').as('login')])
    .where('deleted_at', 'is', null)
    .groupBy('password_hash')
    // No real address ends in .example, and the demo's people share one hash, even with another address.
    .having(sql<boolean>`count(*) > 1 or bool_or(lower(login) like '%.example')`)
    .execute()
  for (const { password_hash: hash, login } of found) {
    if (!hash.startsWith('$argon2id$') || !(await isPassword(password, hash))) continue
    throw new Error(
      `Production doesn't start while ${login} has the password of the demo, which is public. ` +
        'Set DATA_DIR or DATABASE_URL to an empty database, or change that password without NODE_ENV=production first.',
    )
  }
}
