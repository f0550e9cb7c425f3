import type { Person } from '@tourdesk/domain/access/actor'
import { isOwner, type Role, staffRoles } from '@tourdesk/domain/access/roles'
import type { Db, Tx } from '../../kernel/database.ts'

/** A user with their membership in one account. */
export interface UserRow {
  id: string
  login: string
  first_name: string
  last_name: string
  mobile_phone: string
  is_super: boolean
  sender_id: string | null
  second_factor_at: Date | null
  updated_at: Date
  role: Role
  status: 'ACTIVE' | 'INACTIVE'
}

/** Members of an account, including its end users. */
export function members(db: Db | Tx, accountId: string) {
  return db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .where('memberships.account_id', '=', accountId)
    .where('users.deleted_at', 'is', null)
}

export const userColumns = [
  'users.id',
  'users.login',
  'users.first_name',
  'users.last_name',
  'users.mobile_phone',
  'users.is_super',
  'users.sender_id',
  'users.second_factor_at',
  'users.updated_at',
  'memberships.role',
  'memberships.status',
] as const

/** A super user who isn't a member of the account has an owner's rights there. */
export async function findVisitor(db: Db | Tx, person: Person): Promise<UserRow | null> {
  const row = await db
    .selectFrom('users')
    .select([
      'id',
      'login',
      'first_name',
      'last_name',
      'mobile_phone',
      'is_super',
      'sender_id',
      'second_factor_at',
      'updated_at',
    ])
    .where('id', '=', person.userId)
    .executeTakeFirst()
  return row ? { ...row, role: person.role, status: 'ACTIVE' } : null
}

/** Locks an account's roles until the transaction ends, so that two edits can't both remove the last owner. */
async function lockMembers(tx: Tx, accountId: string): Promise<void> {
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
}

/** A member of an account for an edit, or null. */
export async function lockMember(tx: Tx, accountId: string, userId: string): Promise<UserRow | null> {
  await lockMembers(tx, accountId)
  const row = await members(tx, accountId)
    .select(userColumns)
    .where('users.id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** True if the user has a role with access in another account too, or has an open invite to one. */
export async function belongsElsewhere(
  tx: Tx,
  { id, login }: Pick<UserRow, 'id' | 'login'>,
  accountId: string,
  now: Date,
): Promise<boolean> {
  const member = await tx
    .selectFrom('memberships')
    .select('id')
    .where('user_id', '=', id)
    .where('account_id', '!=', accountId)
    .where('role', 'in', staffRoles)
    .executeTakeFirst()
  if (member) return true
  const invite = await tx
    .selectFrom('invites')
    .select('id')
    .where((eb) => eb(eb.fn('lower', ['email']), '=', login.toLowerCase()))
    .where('account_id', '!=', accountId)
    .where('status', '=', 'PENDING')
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return invite !== undefined
}

/** True if the main account has no other active owner. */
export async function isLastOwner(tx: Tx, user: UserRow, account: { _id: string; isMain: boolean }) {
  if (!account.isMain || user.status !== 'ACTIVE' || !isOwner(user.role)) return false
  const other = await members(tx, account._id)
    .select('users.id')
    .where('memberships.role', '=', user.role)
    .where('memberships.status', '=', 'ACTIVE')
    .where('users.id', '!=', user.id)
    .executeTakeFirst()
  return other === undefined
}

/** A person's name, or their login if there's no name. */
export function nameOf(person: { firstName: string; lastName: string; login: string }): string {
  return `${person.firstName} ${person.lastName}`.trim() || person.login
}
