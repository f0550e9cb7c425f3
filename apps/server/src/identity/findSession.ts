import type { Person } from '@tourdesk/domain/access/actor'
import { type Role, roleOfSuper } from '@tourdesk/domain/access/roles'
import type { Demands } from '@tourdesk/domain/identity/demands'
import type { Product } from '../kernel/product.ts'
import { readDemands, rulesOfUser, type StoredRules } from './demands/findDemands.ts'

interface SessionRow {
  user_id: string
  is_super: boolean
  user_name: string
  account_id: string | null
  account_name: string
  account_active: boolean
  is_main: boolean
  does_include_affiliation: boolean
  daily_tours_only: boolean
  does_allow_payment_to_agency: boolean
  allow_private_group: boolean
  role: Role | null
  last_used_at: Date
  has_factor: boolean
  rules: StoredRules[] | null
}

/** What a session gives right now: a person in an account, or a user whose account is closed to them. */
export type SessionState =
  | { kind: 'person'; person: Person; lastUsedAt: Date; demands: Demands; hasFactor: boolean }
  | { kind: 'homeless'; userId: string }
  | { kind: 'ended' }

/**
 * Runs on every call, so it's one prepared statement by primary key. Not prepared behind a pooler: there the
 * next call may reach another database session, which doesn't have the statement.
 */
export async function findSession(
  { pool, env }: Pick<Product, 'pool' | 'env'>,
  sessionId: string,
  now: Date,
): Promise<SessionState> {
  const { rows } = await pool.query<SessionRow>({
    ...(env.directDatabaseUrl === undefined && { name: 'session' }),
    text: sessionStatement,
    values: [sessionId, now],
  })
  const row = rows[0]
  if (!row) return { kind: 'ended' }
  const role = row.is_super ? roleOfSuper : row.role
  if (!row.account_id || !row.account_active || !role) return { kind: 'homeless', userId: row.user_id }
  return {
    kind: 'person',
    person: toPerson(row, row.account_id, role),
    lastUsedAt: row.last_used_at,
    demands: readDemands(row.rules),
    hasFactor: row.has_factor,
  }
}

const sessionStatement = `
  select u.id as user_id, u.is_super,
         coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.login) as user_name,
         a.id as account_id, a.name as account_name, a.status = 'ACTIVE' as account_active, a.is_main,
         a.does_include_affiliation, a.daily_tours_only, a.does_allow_payment_to_agency, a.allow_private_group,
         m.role, s.last_used_at, u.second_factor_at is not null as has_factor, ${rulesOfUser} as rules
    from sessions s
    join users u on u.id = s.user_id and u.deleted_at is null
    left join accounts a on a.id = s.account_id
    left join memberships m on m.user_id = u.id and m.account_id = a.id and m.status = 'ACTIVE'
   where s.id = $1 and s.revoked_at is null and s.expires_at > $2`

function toPerson(row: SessionRow, accountId: string, role: Role): Person {
  return {
    kind: 'person',
    userId: row.user_id,
    name: row.user_name,
    isSuper: row.is_super,
    role,
    account: {
      _id: accountId,
      name: row.account_name,
      isMain: row.is_main,
      doesIncludeAffiliation: row.does_include_affiliation,
      dailyToursOnly: row.daily_tours_only,
      doesAllowPaymentToAgency: row.does_allow_payment_to_agency,
      allowPrivateGroup: row.allow_private_group,
    },
  }
}
