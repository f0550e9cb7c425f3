import { type Role, roleOfSuper, worksIn } from '@tourdesk/domain/access/roles'
import { sql } from 'kysely'
import { byName } from '../kernel/byName.ts'
import { compiled } from '../kernel/compiled.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { ask } from '../kernel/question.ts'

/** An account a user can work in, with the user's role in it. */
export interface Enterable {
  id: string
  name: string
  is_main: boolean
  role: Role
}

/**
 * Accounts a user can work in now: active ones with an active membership. A super user has an owner's rights in every
 * account, and starts in the main account without being a member.
 */
export function enterableAccounts(db: Db | Tx, userId: string): Promise<Enterable[]> {
  return ask(db, enterableBy({ userId }))
}

/** `enterableAccounts` as a question. */
export const enterableBy = compiled((db, { userId }: { userId: string }) =>
  db
    .selectFrom('users')
    .innerJoin('accounts', (join) => join.on('accounts.status', '=', 'ACTIVE'))
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.user_id', '=', 'users.id')
        .onRef('memberships.account_id', '=', 'accounts.id')
        .on('memberships.status', '=', 'ACTIVE'),
    )
    .select(['accounts.id', 'accounts.name', 'accounts.is_main'])
    .select(sql<Role>`case when users.is_super then ${roleOfSuper} else memberships.role end`.as('role'))
    .where('users.id', '=', userId)
    .where(({ or, and, eb }) =>
      or([
        eb('memberships.role', 'is not', null),
        and([eb('users.is_super', '=', true), eb('accounts.is_main', '=', true)]),
      ]),
    )
    .orderBy(byName('accounts.name')),
)

/**
 * The account to start in: the last one, else the main one, else the first by name. Accounts where the user
 * works come before all others.
 */
export function chooseAccount(accounts: Enterable[], lastAccountId: string | null): Enterable | undefined {
  const staff = accounts.filter(works)
  const candidates = staff.length > 0 ? staff : accounts
  return (
    candidates.find((account) => account.id === lastAccountId) ??
    candidates.find((account) => account.is_main) ??
    candidates[0]
  )
}

/** True if the user works there; end users don't. */
export function works({ role, is_main: isMain }: Enterable): boolean {
  return worksIn(role, { isMain })
}
