import type { Seller } from '@tourdesk/contract/agencies/agencies'
import { isAgencyMode, type Person } from '@tourdesk/domain/access/actor'
import { staffRoles } from '@tourdesk/domain/access/roles'
import { sql } from 'kysely'
import { byName } from '../kernel/byName.ts'
import type { Call } from '../kernel/call.ts'

/** Accounts that an order can be booked for: all active ones for staff, only its own for an agency. */
export async function findSellers({ db, actor }: Call<Person>): Promise<Seller[]> {
  let accounts = db
    .selectFrom('accounts')
    .selectAll()
    .where('status', '=', 'ACTIVE')
    .orderBy('is_main', 'desc')
    .orderBy(byName('name'))
  if (isAgencyMode(actor)) accounts = accounts.where('id', '=', actor.account._id)
  const rows = await accounts.execute()
  const agents = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select([
      'memberships.account_id',
      'users.id',
      sql<string>`trim(first_name || ' ' || last_name)`.as('name'),
    ])
    .where('memberships.status', '=', 'ACTIVE')
    .where('memberships.role', 'in', staffRoles)
    .where('users.deleted_at', 'is', null)
    .where('memberships.account_id', 'in', [...rows.map((row) => row.id)])
    .orderBy(byName('users.first_name'))
    .orderBy(byName('users.last_name'))
    .execute()
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    isMain: row.is_main,
    allowPrivateGroup: row.is_main || row.allow_private_group,
    doesAllowPaymentToAgency: row.does_allow_payment_to_agency,
    dailyToursOnly: row.daily_tours_only,
    agents: agents.filter((agent) => agent.account_id === row.id).map(({ id, name }) => ({ _id: id, name })),
  }))
}
