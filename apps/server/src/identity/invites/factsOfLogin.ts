import type { Db, Tx } from '../../kernel/database.ts'
import { enterableAccounts, works } from '../accounts.ts'
import { userByLogin } from '../userByLogin.ts'

/** What decides how the user of a login joins a further account, locked within a transaction; null for nobody. */
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
