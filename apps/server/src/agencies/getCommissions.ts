import type { Commissions } from '@tourdesk/contract/agencies/commissions'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Call } from '../kernel/call.ts'
import type { Db, Tx } from '../kernel/database.ts'

/** An agency's rates. Throws `not_found` (404), and `not_allowed` (403) for the main account. */
export async function getCommissions({ db }: Call, id: string): Promise<Commissions> {
  const account = await db
    .selectFrom('accounts')
    .select(['is_main', 'commission_rate', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!account) throw new Problem('not_found')
  if (account.is_main) throw new Problem('not_allowed')
  return {
    _id: id,
    commissionRate: account.commission_rate,
    commissionPerTour: await findTourRates(db, id),
    updatedAt: account.updated_at.toISOString(),
  }
}

/** An agency's rates for single tours. */
export function findTourRates(db: Db | Tx, accountId: string): Promise<Commissions['commissionPerTour']> {
  return db
    .selectFrom('agency_tour_commissions')
    .select(['tour_id as tour', 'commission_rate as commissionRate'])
    .where('account_id', '=', accountId)
    .orderBy('tour_id')
    .execute()
}
