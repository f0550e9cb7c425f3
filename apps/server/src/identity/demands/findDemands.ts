import type { Role } from '@tourdesk/domain/access/roles'
import { type Demands, demandsOf } from '@tourdesk/domain/identity/demands'
import { sql } from 'kysely'
import type { Db, Tx } from '../../kernel/database.ts'

/** The combined demands of a user's accounts. */
export async function findDemands(db: Db | Tx, userId: string): Promise<Demands> {
  const { rows } = await sql<{ rules: StoredRules[] | null }>`
    select ${sql.raw(rulesOfUser)} as rules from users u where u.id = ${userId}`.execute(db)
  return readDemands(rows[0]?.rules ?? null)
}

/** The rules of an account as `rulesOfUser` selects them. */
export interface StoredRules {
  isMain: boolean
  role: Role
  roleSince: string
  ownersSince: string | null
  everyoneSince: string | null
  idleMinutes: number | null
}

/**
 * Selects the rules of all accounts of a user `u`, usually none. A super user counts as an owner of the main
 * account, even without being a member.
 */
export const rulesOfUser = `(
  select json_agg(json_build_object(
           'isMain', a.is_main,
           'role', case when u.is_super then 'OWNER' else m.role end,
           'roleSince', coalesce(m.role_since, m.created_at, u.created_at),
           'ownersSince', r.owners_since, 'everyoneSince', r.everyone_since, 'idleMinutes', r.idle_minutes))
    from security_rules r
    join accounts a on a.id = r.account_id and a.status = 'ACTIVE'
    left join memberships m on m.account_id = r.account_id and m.user_id = u.id and m.status = 'ACTIVE'
   where m.id is not null or (u.is_super and a.is_main))`

export function readDemands(rules: StoredRules[] | null): Demands {
  return demandsOf(
    (rules ?? []).map(({ roleSince, ownersSince, everyoneSince, ...rest }) => ({
      ...rest,
      roleSince: new Date(roleSince),
      ownersSince: instantOf(ownersSince),
      everyoneSince: instantOf(everyoneSince),
    })),
  )
}

function instantOf(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}
