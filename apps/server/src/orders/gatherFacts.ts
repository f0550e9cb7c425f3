import { can } from '@tourdesk/domain/access/actor'
import { staffRoles } from '@tourdesk/domain/access/roles'
import type { City } from '@tourdesk/domain/catalogue/vocabulary'
import type { Issue } from '@tourdesk/domain/decision'
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

/** The agency of a draft and what is wrong with who sells: both are active, the agent works for the agency. */
export async function findSeller(
  { db }: PersonCall,
  { agency: id, agent }: Pick<OrderDraft, 'agency' | 'agent'>,
  saved: { agency: string; agent: string | null } | null = null,
): Promise<{ agency: SellingAgency | null; issues: Issue[] }> {
  if (!id) return { agency: null, issues: [] }
  const agency = await findAgency(db, id, saved?.agency === id)
  if (!agency) return { agency, issues: [{ field: 'agency', code: 'agency_unknown' }] }
  const isSame = saved?.agency === id && saved.agent === agent
  const isKnown = !agent || isSame || (await isAgentOf(db, agent, id))
  return { agency, issues: isKnown ? [] : [{ field: 'agent', code: 'agent_unknown' }] }
}

/** An agency that may sell; one that is closed by now keeps the orders it has. */
async function findAgency(
  db: PersonCall['db'],
  id: string,
  isClosedToo: boolean,
): Promise<SellingAgency | null> {
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'status', 'commission_rate', 'does_allow_payment_to_agency'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!account || (account.status !== 'ACTIVE' && !isClosedToo)) return null
  const commissionPerTour = await db
    .selectFrom('agency_tour_commissions')
    .select(['tour_id as tour', 'commission_rate as commissionRate'])
    .where('account_id', '=', id)
    .execute()
  return {
    _id: account.id,
    doesAllowPaymentToAgency: account.does_allow_payment_to_agency,
    commissionRate: account.commission_rate,
    commissionPerTour,
  }
}

async function isAgentOf(db: PersonCall['db'], userId: string, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select('memberships.id')
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .where('memberships.status', '=', 'ACTIVE')
    .where('role', 'in', staffRoles)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
