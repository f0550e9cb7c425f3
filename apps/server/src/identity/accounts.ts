import { isEndUser, type Role } from '@tourdesk/domain/access/roles'
import type { Db, Tx } from '../kernel/database.ts'

/** An account a user can work in, with the user's role in it. */
export interface Enterable {
  id: string
  name: string
  is_main: boolean
  role: Role
}

/** Accounts a user can work in now: active ones with an active membership (HOLE-A39). */
export function enterableAccounts(db: Db | Tx, userId: string): Promise<Enterable[]> {
  return db
    .selectFrom('memberships')
    .innerJoin('accounts', 'accounts.id', 'memberships.account_id')
    .select(['accounts.id', 'accounts.name', 'accounts.is_main', 'memberships.role'])
    .where('memberships.user_id', '=', userId)
    .where('memberships.status', '=', 'ACTIVE')
    .where('accounts.status', '=', 'ACTIVE')
    .orderBy('accounts.name')
    .execute()
}

/** Where a session starts: the last account, else the main one, else the first by name; end users last (HOLE-A40). */
export function chooseAccount(accounts: Enterable[], lastAccountId: string | null): Enterable | undefined {
  const staff = accounts.filter((account) => !isEndUser(account.role))
  const candidates = staff.length > 0 ? staff : accounts
  return (
    candidates.find((account) => account.id === lastAccountId) ??
    candidates.find((account) => account.is_main) ??
    candidates[0]
  )
}
