import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Day } from '@tourdesk/domain/calendar'
import type { Cents } from '@tourdesk/domain/money'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import { isMoney } from '@tourdesk/domain/statements/billable'
import { sql } from 'kysely'
import type { Db, Tx } from '../kernel/database.ts'
import type { Scope } from '../kernel/scope.ts'
import { scopedRows } from '../schema/orderTables.ts'

/** Money on an account, and what's left of it; above 0 if the agency paid it, below 0 if it was paid to it. */
export interface Money {
  id: string
  account: string
  currency: Currency
  day: Day
  rest: Cents
}

/**
 * Money that was recorded on an account. Throws `not_found` (404), or `allocation_needs_money` (409) for other
 * rows and for what was reversed.
 */
export async function findMoney(db: Db | Tx, scope: Scope, id: string): Promise<Money> {
  const row = await scopedRows(db, scope)
    .agencyPostings()
    .select(['account_id', 'currency', 'day', 'kind', 'amount'])
    .select([
      sql<boolean>`exists (
        select from agency_postings taken where taken.reverses_id = agency_postings.id
      )`.as('is_reversed'),
      sql<number>`coalesce((
        select sum(paid.amount) from statement_allocations paid
         where paid.posting_id = agency_postings.id and paid.ended_on is null
      ), 0)`.as('allocated'),
    ])
    .where('agency_postings.id', '=', id)
    .executeTakeFirst()
  if (!row) throw new Problem('not_found')
  if (!isMoney(row.kind) || row.is_reversed) throw new Problem('allocation_needs_money')
  const { account_id: account, currency, day } = row
  return { id, account, currency, day, rest: 0 - row.amount - Number(row.allocated) }
}
