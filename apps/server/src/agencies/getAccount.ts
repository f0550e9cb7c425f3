import type { Account } from '@tourdesk/contract/agencies/agencies'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Person } from '@tourdesk/domain/access/actor'
import type { Call } from '../kernel/call.ts'
import { findPricesOf } from '../pricing/readPrices.ts'
import { toAccount } from './present.ts'

/** One account. Throws `not_found` (404). */
export async function getAccount(call: Call<Person>, id: string): Promise<Account> {
  const { db, actor } = call
  const found = await db
    .selectFrom('accounts')
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.account_id', '=', 'accounts.id')
        .on('memberships.user_id', '=', actor.userId)
        .on('memberships.status', '=', 'ACTIVE'),
    )
    .selectAll('accounts')
    .select('memberships.role')
    .where('accounts.id', '=', id)
    .executeTakeFirst()
  if (!found) throw new Problem('not_found')
  const { role, ...row } = found
  return toAccount({ row, role }, actor, await findPricesOf(db, row))
}
