import type { User } from '@tourdesk/contract/identity/users'
import { can, isAgencyMode, type Person } from '@tourdesk/domain/access/actor'
import type { Db } from '../../kernel/database.ts'
import { findMemberships, type MembershipRow } from '../memberships.ts'
import type { NamedAccount } from '../namedAccount.ts'
import type { UserRow } from './store.ts'

/** Users as seen in an account, with all their memberships. */
export async function presentUsers(
  { db, actor, now }: { db: Db; actor: Person; now: Date },
  account: NamedAccount,
  rows: UserRow[],
): Promise<User[]> {
  const memberships = await findMemberships(
    db,
    rows.map(({ id }) => id),
    now,
  )
  return rows.map((row) =>
    toUser(
      row,
      can(actor, 'users.read'),
      account,
      memberships.filter((entry) => entry.user_id === row.id && maySee(actor, entry)),
    ),
  )
}

/** Agencies don't see where else a user works. */
function maySee(actor: Person, membership: MembershipRow): boolean {
  return (
    !isAgencyMode(actor) || membership.user_id === actor.userId || membership.account_id === actor.account._id
  )
}

function toUser(
  row: UserRow,
  keepsUsers: boolean,
  account: NamedAccount,
  memberships: MembershipRow[],
): User {
  return {
    kind: 'user',
    _id: row.id,
    id: row.id,
    email: row.login,
    firstName: row.first_name,
    lastName: row.last_name,
    mobilePhone: row.mobile_phone,
    role: row.role,
    status: row.status,
    isSuper: row.is_super,
    hasSecondFactor: keepsUsers ? row.second_factor_at !== null : null,
    senderId: row.sender_id,
    account: { _id: account.id, id: account.id, name: account.name, role: row.role, status: row.status },
    accounts: memberships
      .filter(({ is_open, status }) => is_open && status === 'ACTIVE')
      .map(({ account_id: id, name, role, status }) => ({ _id: id, id, name, role, status })),
    userAccounts: memberships.map(({ account_id, role, status }) => ({ account: account_id, role, status })),
    updatedAt: row.updated_at.toISOString(),
  }
}
