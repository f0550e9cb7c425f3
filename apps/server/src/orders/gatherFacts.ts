import { fieldProblem } from '@tourdesk/contract/kernel/problem'
import { can } from '@tourdesk/domain/access/actor'
import type { City } from '@tourdesk/domain/catalogue/vocabulary'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import type { OrderFacts } from '@tourdesk/domain/orders/orderFacts'
import type { CommissionRates } from '@tourdesk/domain/pricing/commission'
import type { PersonCall } from '../kernel/call.ts'
import { findLocations } from '../pricing/queries.ts'
import type { PriceFacts } from './gatherPrices.ts'

/** The agency an order is made for, as far as rules and commission need it. */
export interface SellingAgency extends CommissionRates {
  _id: string
  doesAllowPaymentToAgency: boolean
}

/** What the checks of a draft need of the world (see `OrderFacts`). */
export async function gatherFacts(
  { db, actor, now }: PersonCall,
  prices: PriceFacts,
  agency: SellingAgency | null,
  savedCustomPrice: number | null,
): Promise<OrderFacts> {
  const locations = new Map<City, Set<string>>()
  for (const { city, name } of await findLocations(db)) {
    locations.set(city, (locations.get(city) ?? new Set()).add(name))
  }
  return {
    now,
    tours: prices.tours,
    ticketTypes: prices.ticketTypes,
    account: actor.account,
    agency,
    canOverride: can(actor, 'orders.overrideDays'),
    canPriceByHand: can(actor, 'orders.priceByHand'),
    savedCustomPrice,
    locations,
  }
}

/**
 * The agency and agent named by a draft, when they may be named: both active, the agent a member of the agency.
 * Throws the fields that are wrong (400).
 */
export async function findSellingAgency(
  { db }: PersonCall,
  { agency, agent }: Pick<OrderDraft, 'agency' | 'agent'>,
  saved: { agency: string; agent: string | null } | null = null,
): Promise<SellingAgency | null> {
  if (!agency) return null
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'status', 'commission_rate', 'does_allow_payment_to_agency'])
    .where('id', '=', agency)
    .executeTakeFirst()
  if (!account || (account.status !== 'ACTIVE' && saved?.agency !== agency)) {
    throw fieldProblem([{ field: 'agency', code: 'agency_unknown' }])
  }
  if (agent && agent !== saved?.agent && !(await isAgentOf(db, agent, agency))) {
    throw fieldProblem([{ field: 'agent', code: 'agent_unknown' }])
  }
  const perTour = await db
    .selectFrom('agency_tour_commissions')
    .select(['tour_id as tour', 'commission_rate as commissionRate'])
    .where('account_id', '=', agency)
    .execute()
  return {
    _id: account.id,
    doesAllowPaymentToAgency: account.does_allow_payment_to_agency,
    commissionRate: account.commission_rate,
    commissionPerTour: perTour,
  }
}

async function isAgentOf(db: PersonCall['db'], userId: string, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('memberships')
    .select('id')
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()
  return row !== undefined
}
