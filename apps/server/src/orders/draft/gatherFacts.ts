import { can, type Person } from '@tourdesk/domain/access/actor'
import type { Guest } from '@tourdesk/domain/access/callers'
import { type Role, staffRoles } from '@tourdesk/domain/access/roles'
import type { Issue } from '@tourdesk/domain/decision'
import type { AgencyRights } from '@tourdesk/domain/orders/agencyRights'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import type { OrderFacts } from '@tourdesk/domain/orders/orderFacts'
import type { StoredLocation } from '@tourdesk/domain/pricing/checkLocation'
import type { CommissionRates } from '@tourdesk/domain/pricing/commission'
import { sql } from 'kysely'
import { hasLimit } from '../../agencies/hasLimit.ts'
import type { Reader } from '../../kernel/call.ts'
import { compiled } from '../../kernel/compiled.ts'
import { answering, ask, askTogether, known } from '../../kernel/question.ts'
import { storedLocations } from '../../pricing/queries.ts'
import type { PriceFacts } from './gatherPrices.ts'

/** The agency that an order is for, with what rules and commission need to know about it. */
export interface SellingAgency extends CommissionRates, AgencyRights {
  _id: string
  /** True if it may not owe any amount. */
  hasLimit: boolean
}

/** A customer who takes an offer can buy what an agency with only daily tours can. */
const customersOwn = { isMain: false, dailyToursOnly: true }

/** The stored facts that a draft's checks need (see `OrderFacts`). */
export async function gatherFacts(
  { db, actor, now }: Reader<Person | Guest>,
  prices: PriceFacts,
  agency: SellingAgency | null,
  saved: OrderDraft | null,
): Promise<OrderFacts & { locations: StoredLocation[] }> {
  return {
    now,
    tours: prices.tours,
    starTour: prices.starTour,
    ticketTypes: prices.ticketTypes,
    account: actor.kind === 'guest' ? customersOwn : actor.account,
    agency,
    canOverride: can(actor, 'orders.overrideDays'),
    canPriceByHand: can(actor, 'orders.priceByHand'),
    savedCustomPrice: saved?.customTotalPrice ?? null,
    saved,
    locations: await ask(db, storedLocations()),
  }
}

/**
 * A draft's agency, and the problems with its seller: agency and agent must be active, and the agent its own.
 */
export async function findSeller(
  { db }: Pick<Reader, 'db'>,
  { agency: id, agent }: Pick<OrderDraft, 'agency' | 'agent'>,
  saved: Pick<OrderDraft, 'agency' | 'agent'> | null = null,
): Promise<{ agency: SellingAgency | null; issues: Issue[] }> {
  if (!id) return { agency: null, issues: [] }
  const isTheSame = saved?.agency === id
  const found = await askTogether(db, {
    agency: sellingAgency(id, isTheSame),
    commissionPerTour: commissionsOf({ id }),
    isAgent: !agent || (isTheSame && saved.agent === agent) ? known(true) : isAgentOf(agent, id),
  })
  if (!found.agency) return { agency: null, issues: [{ field: 'agency', code: 'agency_unknown' }] }
  return {
    agency: { ...found.agency, commissionPerTour: found.commissionPerTour },
    issues: found.isAgent ? [] : [{ field: 'agent', code: 'agent_unknown' }],
  }
}

/** An agency that may sell, or a closed one if `isClosedToo`: it keeps its existing orders. */
function sellingAgency(id: string, isClosedToo: boolean) {
  return answering(agenciesById({ id }), ([row]) => {
    if (!row || (row.status !== 'ACTIVE' && !isClosedToo)) return null
    const { status, ...agency } = row
    return agency
  })
}

const agenciesById = compiled((db, { id }: { id: string }) =>
  db
    .selectFrom('accounts')
    .select([
      'id as _id',
      'status',
      'commission_rate as commissionRate',
      'does_allow_payment_to_agency as doesAllowPaymentToAgency',
      sql<boolean>`is_main or allow_private_group`.as('allowPrivateGroup'),
      hasLimit.as('hasLimit'),
    ])
    .where('id', '=', id),
)

const commissionsOf = compiled((db, { id }: { id: string }) =>
  db
    .selectFrom('agency_tour_commissions')
    .select(['tour_id as tour', 'commission_rate as commissionRate'])
    .where('account_id', '=', id),
)

function isAgentOf(userId: string, accountId: string) {
  return answering(agentsOf({ userId, accountId, roles: staffRoles }), (rows) => rows.length > 0)
}

const agentsOf = compiled(
  (db, { userId, accountId, roles }: { userId: string; accountId: string; roles: readonly Role[] }) =>
    db
      .selectFrom('memberships')
      .innerJoin('users', 'users.id', 'memberships.user_id')
      .select('memberships.id')
      .where('user_id', '=', userId)
      .where('account_id', '=', accountId)
      .where('memberships.status', '=', 'ACTIVE')
      .where(sql<boolean>`role = any(${roles})`)
      .where('users.deleted_at', 'is', null),
)
