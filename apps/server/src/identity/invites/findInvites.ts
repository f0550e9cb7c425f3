import type { Invite } from '@tourdesk/contract/identity/users'
import type { Person } from '@tourdesk/domain/access/actor'
import { soughtIn } from '@tourdesk/domain/search/soughtIn'
import { sql } from 'kysely'
import type { Call } from '../../kernel/call.ts'
import { containingParts } from '../../kernel/containing.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { namedAccount } from '../namedAccount.ts'

/** A page of an account's open invites by email. */
export async function findInvites(
  call: Call<Person>,
  query: { email?: string | undefined; accountId?: string | undefined; page: number; limit: number },
) {
  const account = await namedAccount(call, query.accountId)
  const open = call.db
    .selectFrom('invites')
    .where('account_id', '=', account.id)
    .where('status', '=', 'PENDING')
    .where('expires_at', '>', call.now)
    .$if(query.email !== undefined && query.email !== '', (some) =>
      some.where(containingParts(sql`findable(email)`, soughtIn(query.email ?? ''))),
    )
  const [rows, { total }] = await Promise.all([
    open
      .select('id')
      .orderBy(sql`lower(email)`)
      .limit(query.limit)
      .offset((query.page - 1) * query.limit)
      .execute(),
    open.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  const ids = rows.map(({ id }) => id)
  return { data: await findInvitesByIds(call.db, ids), total, page: query.page, limit: query.limit }
}

/** Invites by id, ordered by email, without their tokens. */
export async function findInvitesByIds(db: Db | Tx, ids: string[]): Promise<Invite[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('invites')
    .innerJoin('accounts', 'accounts.id', 'invites.account_id')
    .selectAll('invites')
    .select('accounts.name as account_name')
    .where('invites.id', 'in', ids)
    .orderBy(sql`lower(invites.email)`)
    .execute()
  return rows.map((row) => ({
    kind: 'invite',
    _id: row.id,
    id: row.id,
    status: row.status,
    role: row.role,
    email: row.email,
    accountId: row.account_id,
    accountName: row.account_name,
    firstName: row.first_name,
    lastName: row.last_name,
    mobilePhone: row.mobile_phone,
    senderId: row.sender_id,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  }))
}
