import type { Db, Tx } from '../../kernel/database.ts'
import { enterableAccounts, works } from '../accounts.ts'
import { userByLogin } from '../userByLogin.ts'

/** Facts that decide how a login's user joins an account; locked in a transaction. Null without a user. */
export async function factsOfLogin(db: Db | Tx, login: string) {
  const user = await userByLogin(db, login)
    .select(['id', 'proven_at'])
    .$if(db.isTransaction, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!user) return null
  const accounts = await enterableAccounts(db, user.id)
  return {
    id: user.id,
    canSignIn: accounts.some(works),
    isProven: user.proven_at !== null,
  }
}
