import type { Role } from '@tourdesk/domain/access/roles'
import type { MembershipStatus } from '@tourdesk/domain/identity/vocabulary'
import { sql } from 'kysely'
import { compiled } from '../kernel/compiled.ts'
import type { Db } from '../kernel/database.ts'
import { ask } from '../kernel/question.ts'

/** An account of a user; `PENDING` while there's an invite to confirm. */
export interface MembershipRow {
  user_id: string
  account_id: string
  name: string
  is_main: boolean
  /** The account itself is open for work. */
  is_open: boolean
  role: Role
  status: MembershipStatus
}

/**
 * Users' memberships and open invites, the main account first, then by name. Invites are for an address, so a login
 * that was never proven by mail has none.
 */
export async function findMemberships(db: Db, userIds: string[], now: Date): Promise<MembershipRow[]> {
  return userIds.length === 0 ? [] : ask(db, membershipsOf({ userIds, now }))
}

/** `findMemberships` as a question, to be asked together with others. */
export const membershipsOf = compiled(
  (_, { userIds, now }: { userIds: string[]; now: Date }) => sql<MembershipRow>`
    select m.user_id, a.id as account_id, a.name, a.is_main, a.status = 'ACTIVE' as is_open, m.role, m.status
      from (
        select user_id, account_id, role, status from memberships where user_id = any(${userIds}::uuid[])
        union all
        select u.id, i.account_id, i.role, i.status
          from users u join invites i on lower(i.email) = lower(u.login)
         where u.id = any(${userIds}::uuid[]) and u.proven_at is not null
           and i.status = 'PENDING' and i.expires_at > ${now}
           and not exists (
             select from memberships where user_id = u.id and account_id = i.account_id)
      ) m
      join accounts a on a.id = m.account_id
     order by a.is_main desc, a.name`,
)
