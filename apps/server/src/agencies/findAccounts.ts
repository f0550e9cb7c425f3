import type { Person } from '@tourdesk/domain/access/actor'
import type { AccountStatus } from '@tourdesk/domain/agencies/vocabulary'
import { soughtIn } from '@tourdesk/domain/search/soughtIn'
import { sql } from 'kysely'
import { byName } from '../kernel/byName.ts'
import type { Call } from '../kernel/call.ts'
import { containingParts } from '../kernel/containing.ts'
import { toAccountRow } from './present.ts'

/** A page of accounts by name. */
export async function findAccounts(
  { db, actor }: Call<Person>,
  query: { name?: string | undefined; status?: AccountStatus[] | undefined; page: number; limit: number },
) {
  let found = db
    .selectFrom('accounts')
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.account_id', '=', 'accounts.id')
        .on('memberships.user_id', '=', actor.userId)
        .on('memberships.status', '=', 'ACTIVE'),
    )
  if (query.name) found = found.where(containingParts(sql`accounts.find_text`, soughtIn(query.name)))
  if (query.status?.length) found = found.where('accounts.status', 'in', query.status)
  const [rows, { total }] = await Promise.all([
    found
      .selectAll('accounts')
      .select('memberships.role')
      .orderBy(byName('accounts.name'))
      .limit(query.limit)
      .offset((query.page - 1) * query.limit)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  const data = rows.map(({ role, ...row }) => toAccountRow({ row, role }, actor))
  return { data, total, page: query.page, limit: query.limit }
}
