import type { Person } from '@tourdesk/domain/access/actor'
import { rolesOfTab } from '@tourdesk/domain/identity/userTabs'
import type { FactorState, MembershipStatus, UserTab } from '@tourdesk/domain/identity/vocabulary'
import { soughtIn } from '@tourdesk/domain/search/soughtIn'
import { type RawBuilder, sql } from 'kysely'
import type { Call } from '../../kernel/call.ts'
import { containingAll, containingParts } from '../../kernel/containing.ts'
import { findInvitesByIds } from '../invites/findInvites.ts'
import { type NamedAccount, namedAccount } from '../namedAccount.ts'
import { presentUsers } from './present.ts'
import { members, userColumns } from './store.ts'

export interface UserQuery {
  search?: string | undefined
  email?: string | undefined
  status?: MembershipStatus[] | undefined
  secondFactor?: FactorState[] | undefined
  tab?: UserTab | undefined
  accountId?: string | undefined
  includeInvites?: boolean | undefined
  page: number
  limit: number
}

/** A page of an account's users by name, phone and email, with open invites first on request. */
export async function findUsers(call: Call<Person>, query: UserQuery) {
  const account = await namedAccount(call, query.accountId)
  const { rows, total } = await findPage(call, account, query)
  const [users, invites] = await Promise.all([
    loadUsers(call, account, idsOf(rows, 'user')),
    findInvitesByIds(call.db, idsOf(rows, 'invite')),
  ])
  const records = new Map([...users, ...invites].map((record) => [record.id, record]))
  return {
    data: rows.flatMap(({ id }) => records.get(id) ?? []),
    total,
    page: query.page,
    limit: query.limit,
  }
}

/** The searchable text of an invited person, in the form of a user's `find_text`. */
const invitedText = sql`(findable(first_name || ' ' || last_name) || E'\\n' || findable(email))`

interface Row {
  kind: 'user' | 'invite'
  id: string
}

/** Reads users and invites as one ordered list, so that pages and total are right across both. */
async function findPage({ db, now }: Call<Person>, account: NamedAccount, query: UserQuery) {
  const roles = query.tab ? sql`and role = any(${[...rolesOfTab[query.tab]]})` : sql``
  const statuses = query.status?.length ? sql`and status = any(${query.status})` : sql``
  const [factor, ...both] = query.secondFactor ?? []
  const isFactorSought = factor !== undefined && both.length === 0
  const factors = isFactorSought ? sql`and (u.second_factor_at is not null) = ${factor === 'on'}` : sql``
  const email = query.email ? soughtIn(query.email) : undefined
  const sought = query.search ? soughtIn(query.search) : undefined
  const found = (text: RawBuilder<unknown>) => (sought ? sql`and ${containingAll(text, sought)}` : sql``)
  const hasEmail = (text: RawBuilder<unknown>) => (email ? sql`and ${containingParts(text, email)}` : sql``)
  const people = sql`
    select 'user' as kind, u.id, lower(u.login) as email
      from memberships m join users u on u.id = m.user_id
     where m.account_id = ${account.id} and u.deleted_at is null
       ${hasEmail(sql`findable(u.login)`)} ${found(sql`u.find_text`)} ${roles} ${statuses} ${factors}`
  const invited = sql`
    union all
    select 'invite' as kind, id, lower(email) as email
      from invites
     where account_id = ${account.id} and status = 'PENDING' and expires_at > ${now}
       ${hasEmail(sql`findable(email)`)} ${found(invitedText)} ${roles} ${statuses}`
  const list = sql`(${people} ${query.includeInvites && !isFactorSought ? invited : sql``}) list`
  const [page, count] = await Promise.all([
    sql<Row>`select kind, id from ${list} order by kind, email, id
      limit ${query.limit} offset ${(query.page - 1) * query.limit}`.execute(db),
    sql<{ total: number }>`select count(*) as total from ${list}`.execute(db),
  ])
  return { rows: page.rows, total: count.rows[0]?.total ?? 0 }
}

function idsOf(rows: Row[], kind: Row['kind']): string[] {
  return rows.filter((row) => row.kind === kind).map(({ id }) => id)
}

async function loadUsers(call: Call<Person>, account: NamedAccount, ids: string[]) {
  if (ids.length === 0) return []
  const rows = await members(call.db, account.id).select(userColumns).where('users.id', 'in', ids).execute()
  return presentUsers(call, account, rows)
}
