import type { CancellationPolicy } from '@tourdesk/contract/payments/cancellationPolicies'
import { inOrder } from '@tourdesk/domain/payments/cancellationPolicy'
import { sql } from 'kysely'
import { byName } from '../../kernel/byName.ts'
import type { Db, Tx } from '../../kernel/database.ts'

/** All policies with their tours and agencies: the default first, then by name. Leaves out deleted tours. */
export async function findCancellationPolicies(db: Db | Tx, only?: string): Promise<CancellationPolicy[]> {
  const rows = await db
    .selectFrom('cancellation_policies as policy')
    .selectAll('policy')
    .select([
      sql<string[]>`array(
        select tours.id::text from cancellation_policy_tours own join tours on tours.id = own.tour_id
         where own.policy_id = policy.id and tours.deleted_at is null order by tours.name, tours.id
      )`.as('tours'),
      sql<string[]>`array(
        select accounts.id::text from cancellation_policy_accounts own join accounts on accounts.id = own.account_id
         where own.policy_id = policy.id order by accounts.name
      )`.as('agencies'),
    ])
    .$if(only !== undefined, (query) => query.where('policy.id', '=', only ?? ''))
    .orderBy('is_default', 'desc')
    .orderBy(byName('policy.name'))
    .execute()
  return rows.map(({ id, name, is_default, tiers, tours, agencies, updated_at }) => ({
    _id: id,
    name,
    isDefault: is_default,
    tiers: inOrder(tiers),
    tours,
    agencies,
    updatedAt: updated_at.toISOString(),
  }))
}
