import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import { sql } from 'kysely'
import { isBillable } from '../agencyAccounts/isBillable.ts'
import type { Db, Tx } from '../kernel/database.ts'
import { everyOrder } from '../kernel/scope.ts'
import { scopedRows } from '../schema/orderTables.ts'

/**
 * The rows of an account that are on no statement, or on this draft, with their tours as they are now. They're
 * read for every caller alike, since what's billed doesn't depend on who asks.
 */
export function findUnbilled(
  db: Db | Tx,
  { account, currency, draft }: { account: string; currency: Currency; draft: string },
) {
  return scopedRows(db, everyOrder)
    .agencyPostings()
    .leftJoin('order_entries', 'order_entries.id', 'agency_postings.entry_id')
    .leftJoin('orders', 'orders.id', 'agency_postings.order_id')
    .leftJoin('tours', 'tours.id', 'order_entries.tour_id')
    .selectAll('agency_postings')
    .select(['order_entries.tour_date', 'added_on', 'completed_on', 'head_count', 'tours.name as tour_name'])
    .select(['order_number', 'ref_order_number', 'orders.account_id as order_account'])
    .select(sql<string>`trim(orders.first_name || ' ' || orders.last_name)`.as('customer'))
    .select(
      sql<boolean>`exists (
        select from statement_lines lines
          join statements billed on billed.id = lines.statement_id
         where lines.entry_id = agency_postings.entry_id and billed.account_id = agency_postings.account_id
           and billed.currency = agency_postings.currency and billed.status = 'confirmed'
      )`.as('is_billed'),
    )
    .where('agency_postings.account_id', '=', account)
    .where('agency_postings.currency', '=', currency)
    .where(isBillable)
    .where(
      sql<boolean>`not exists (
        select from statement_postings billed
         where billed.posting_id = agency_postings.id and billed.is_billed and billed.statement_id <> ${draft}
      )`,
    )
    .orderBy('agency_postings.day')
    .orderBy('agency_postings.created_at')
    .orderBy('agency_postings.id')
    .execute()
}

export type UnbilledRow = Awaited<ReturnType<typeof findUnbilled>>[number]

/** The currencies in which an agency has rows that are on no statement, not even a draft. */
export async function unbilledCurrencies(db: Db | Tx, account: string): Promise<Currency[]> {
  const rows = await scopedRows(db, everyOrder)
    .agencyPostings()
    .select('currency')
    .distinct()
    .where('account_id', '=', account)
    .where(isBillable)
    .where(
      sql<boolean>`not exists (
        select from statement_postings billed where billed.posting_id = agency_postings.id and billed.is_billed
      )`,
    )
    .orderBy('currency')
    .execute()
  return rows.map(({ currency }) => currency)
}
