import type { ReportValues } from '@tourdesk/contract/reports/reports'
import { type RawBuilder, sql } from 'kysely'
import { scopedRows } from '../schema/orderTables.ts'
import { isPaidLine } from '../statements/billedOrders.ts'
import type { Asked, CountReport, Span } from './counted.ts'
import { isWithin } from './entriesOfReport.ts'
import { type GroupedRow, groupedRows } from './groupedRows.ts'
import { hasAnyOf } from './hasAnyOf.ts'
import { type MoneySums, moneyIn, moneySums } from './moneyColumns.ts'
import { type DayGrouping, keyOfDay, partOfKey } from './spanOfDays.ts'

interface Row extends GroupedRow {
  earned: MoneySums
  billed: MoneySums
  paid: MoneySums
  open: MoneySums
}

/**
 * The commission put on the accounts of agencies, less what cancellations reversed, and what's billed and paid
 * of it by now. An order that changed its agency counts on the account of each.
 */
export const countCommission: CountReport = async (call, asked, span) => {
  const rows = scopedRows(call.db, call.scope)
  const billing = rows
    .statementPostings()
    .innerJoin('statement_lines', 'statement_lines.id', 'statement_postings.line_id')
    .innerJoin('statements', 'statements.id', 'statement_postings.statement_id')
    .select(['statement_postings.posting_id', isPaidLine.as('is_paid')])
    .where('statements.status', '=', 'confirmed')
    .where('statement_postings.is_billed', '=', true)
  const { filters } = asked
  const posted = rows
    .agencyPostings()
    .innerJoin('orders', 'orders.id', 'agency_postings.order_id')
    .innerJoin('order_entries', 'order_entries.id', 'agency_postings.entry_id')
    .leftJoin(billing.as('billed'), 'billed.posting_id', 'agency_postings.id')
    .select(['agency_postings.currency', 'agency_postings.amount', keyOfPosting(asked, span).as('key')])
    .select([
      sql<boolean>`billed.posting_id is not null`.as('is_billed'),
      sql<boolean>`coalesce(billed.is_paid, false)`.as('is_paid'),
    ])
    .where('agency_postings.kind', 'in', ['commission', 'commission_back'])
    .where('agency_postings.day', '>=', span.startDate)
    .where('agency_postings.day', '<=', span.endDate)
    .where(
      hasAnyOf([
        ['agency_postings.account_id', filters.agency],
        ['order_entries.tour_id', filters.tour],
        ['orders.agent_id', filters.agent],
        ['orders.source', filters.source],
        ['orders.channel', filters.channel],
        ['orders.order_type', filters.orderType],
      ]),
    )
  const { rows: counted } = await sql<Row>`
    select key, grouping(key) = 1 as is_total,
      ${moneySums(sql`-amount`)} as earned,
      ${moneySums(sql`-amount`, sql`is_billed`)} as billed,
      ${moneySums(sql`-amount`, sql`is_paid`)} as paid,
      ${moneySums(sql`-amount`, sql`not is_paid`)} as open
      from ${posted} posted
     where ${isWithin(sql`key`, span)}
     group by grouping sets ((key), ())`.execute(call.db)
  return { ...groupedRows(counted, valuesOf), notes: [] }
}

function valuesOf({ earned, billed, paid, open }: Row): ReportValues {
  return {
    commissionEarned: moneyIn(earned),
    commissionBilled: moneyIn(billed),
    commissionPaid: moneyIn(paid),
    commissionOpen: moneyIn(open),
  }
}

function keyOfPosting({ groupBy }: Asked, { later }: Span): RawBuilder<string[]> {
  const ofDays = (grouping: DayGrouping) => keyOfDay(grouping, sql`agency_postings.day`, later)
  const own = { agency: sql`agency_postings.account_id::text`, tour: sql`order_entries.tour_id::text` }
  return sql`array[${sql.join(groupBy.map((one) => partOfKey<RawBuilder<unknown>>(one, ofDays, own)))}]::text[]`
}
