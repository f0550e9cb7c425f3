import { Problem } from '@tourdesk/contract/kernel/problem'
import { isAgencyMode, type Person } from '@tourdesk/domain/access/actor'
import type { Call } from '../kernel/call.ts'
import type { Db, Tx } from '../kernel/database.ts'

export type Reading = Pick<Call<Person>, 'scope' | 'actor'> & { db: Db | Tx }

/**
 * An agency whose account the person may read. Throws `not_found` (404) for the main account, and for an
 * agency's people at any but their own.
 */
export async function readableAccount({ db, actor }: Pick<Reading, 'db' | 'actor'>, id: string) {
  const isOther = isAgencyMode(actor) && actor.account._id !== id
  const found = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'credit_limit_cents as creditLimit', 'warn_below_cents as warnBelow'])
    .select('is_prepaid as isPrepaid')
    .where('id', '=', id)
    .where('is_main', '=', false)
    .executeTakeFirst()
  if (isOther || !found) throw new Problem('not_found')
  return found
}
