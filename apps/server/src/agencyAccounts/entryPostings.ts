import { commissionPercent } from '@tourdesk/domain/agencyAccounts/commissionDue'
import type { AccountedOrder, EntryPosting } from '@tourdesk/domain/agencyAccounts/postings'
import { type EntryPostingKind, entryPostingKinds } from '@tourdesk/domain/agencyAccounts/vocabulary'
import { isLocked } from '@tourdesk/domain/entries/entry'
import type { LedgerEntry } from '@tourdesk/domain/payments/ledger'
import { sql } from 'kysely'
import type { Db, Tx } from '../kernel/database.ts'
import { ask } from '../kernel/question.ts'
import { everyOrder } from '../kernel/scope.ts'
import { scopedQuestion } from '../schema/orderTables.ts'

/** Orders with their tours as stored, and what's posted for them. */
interface StoredTours {
  tours: Awaited<ReturnType<typeof findAccounted>>['tours']
  posted: EntryPosting[]
}

/**
 * The tours of orders with what agencies' accounts need of them, and what's posted for them at any agency. The
 * scope is every order: a customer who pays never sees the agency's account that follows.
 */
export async function findAccounted(db: Db | Tx, orders: readonly string[]) {
  const tours = await ask(db, accountedTours(everyOrder, { orders }))
  const isPosted = tours.some(({ is_posted }) => is_posted)
  return { tours, posted: isPosted ? await ask(db, postedForOrders(everyOrder, { orders })) : [] }
}

/** An order as the rules of agencies' accounts see it; null if it has no tours. */
export function accountedOrder(
  { tours, posted }: StoredTours,
  { ledger, isPaid }: { ledger: readonly LedgerEntry[]; isPaid: boolean },
): AccountedOrder | null {
  const [first] = tours
  if (!first) return null
  const account = first.is_main ? null : first.account_id
  const lastOf = (entry: string) =>
    posted.findLast((row) => row.entry === entry && row.account === account && row.percent !== null)?.percent
  return {
    account,
    currency: first.currency,
    rate: first.rate,
    hasCustomTotal: first.custom_total !== null,
    isOnAccount: first.is_agency_payment,
    isPaid,
    ledger,
    tours: tours.map((tour) => {
      const { id, total_cents: totalCents, commission_cents: commissionCents } = tour
      const percents = { inForce: tour.in_force, last: lastOf(id) ?? null }
      return {
        _id: id,
        totalCents,
        commissionCents,
        share: tour.share_cents,
        isCanceled: isLocked(tour),
        percent: commissionPercent({ totalCents, commissionCents }, percents),
      }
    }),
  }
}

const accountedTours = scopedQuestion((rows, { orders }: { orders: readonly string[] }) =>
  rows
    .entries()
    .innerJoin('orders', 'orders.id', 'order_entries.order_id')
    .innerJoin('accounts', 'accounts.id', 'orders.account_id')
    .leftJoin('agency_tour_commissions as own', (join) =>
      join
        .onRef('own.account_id', '=', 'orders.account_id')
        .onRef('own.tour_id', '=', 'order_entries.tour_id'),
    )
    .select(['order_entries.id', 'order_entries.order_id', 'order_entries.status', 'share_cents'])
    .select(['order_entries.total_cents', 'order_entries.commission_cents'])
    .select(['orders.account_id', 'is_main', 'currency', 'rate', 'custom_total', 'orders.is_agency_payment'])
    .select(sql<number>`coalesce(own.commission_rate, accounts.commission_rate)`.as('in_force'))
    .select(
      sql<boolean>`exists (select from agency_postings where agency_postings.order_id = orders.id)`.as(
        'is_posted',
      ),
    )
    .where(sql<boolean>`order_entries.order_id = any(${orders})`)
    .orderBy('order_entries.order_id')
    .orderBy('position'),
)

const postedForOrders = scopedQuestion((rows, { orders }: { orders: readonly string[] }) =>
  rows
    .agencyPostings()
    .select(['order_id', 'account_id as account', 'currency', 'amount', 'percent'])
    .select(sql<string>`entry_id`.as('entry'))
    .select(sql<EntryPostingKind>`kind`.as('kind'))
    .where(sql<boolean>`order_id = any(${orders})`)
    .where(sql<boolean>`kind = any(${entryPostingKinds})`)
    .orderBy('created_at')
    .orderBy('id'),
)
