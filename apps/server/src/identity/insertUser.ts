import type { Role } from '@tourdesk/domain/access/roles'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../kernel/database.ts'
import { insertInto } from '../kernel/insertInto.ts'
import { newId } from '../kernel/newId.ts'
import type { Memberships } from '../schema/accounts.ts'
import type { PasswordHash } from './password.ts'

/** A user to create, with the first account. */
export interface NewUser {
  login: string
  firstName: string
  lastName: string
  mobilePhone: string
  passwordHash: PasswordHash
  /** The password was chosen with a link mailed to the login. */
  isProven: boolean
  senderId: string | null
  accountId: string
  role: Role
}

/** Writes a new user with one membership. Throws `login_taken` (409). */
export async function insertUser(tx: Tx, user: NewUser, now: Date): Promise<string> {
  const id = newId()
  await insertInto(tx, 'users', {
    id,
    login: user.login.trim(),
    first_name: user.firstName,
    last_name: user.lastName,
    mobile_phone: user.mobilePhone,
    password_hash: user.passwordHash,
    proven_at: user.isProven ? now : null,
    sender_id: user.senderId,
    is_super: false,
    last_account_id: null,
    second_factor_at: null,
    created_at: now,
    updated_at: now,
    deleted_at: null,
  }).execute()
  await joinAccount(tx, { userId: id, accountId: user.accountId, role: user.role }, now)
  return id
}

/** Makes a user an active member with a role, no matter what they were there before. */
export async function joinAccount(
  tx: Tx,
  { userId, accountId, role }: { userId: string; accountId: string; role: Role },
  now: Date,
): Promise<void> {
  await insertInto(tx, 'memberships', {
    id: newId(),
    user_id: userId,
    account_id: accountId,
    role,
    status: 'ACTIVE',
    created_at: now,
    role_since: null,
  })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'account_id'])
        .doUpdateSet({ role, status: 'ACTIVE', role_since: roleSince({ role, status: 'ACTIVE' }, now) }),
    )
    .execute()
}

/** SQL for `role_since` in an update of a membership: now if the role changes or work there begins again. */
export function roleSince(
  { role, status }: Pick<Memberships, 'role' | 'status'>,
  now: Date,
): RawBuilder<Date | null> {
  return sql<Date | null>`case
    when memberships.role is distinct from ${role} or (memberships.status = 'INACTIVE' and ${status} = 'ACTIVE')
      then ${now}::timestamptz
    else memberships.role_since end`
}
