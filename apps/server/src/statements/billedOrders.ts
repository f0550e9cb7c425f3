import type { BilledOrder } from '@tourdesk/domain/statements/statement'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../kernel/database.ts'
import { everyOrder } from '../kernel/scope.ts'
import { scopedRows } from '../schema/orderTables.ts'

/** What money pays of a line. */
const allocatedToLine = sql<number>`coalesce((
  select sum(paid.amount) from statement_allocations paid
   where paid.line_id = statement_lines.id and paid.ended_on is null
), 0)`

/** What money pays of a statement. */
export const allocated = sql<number>`coalesce((
  select sum(paid.amount) from statement_allocations paid
   where paid.statement_id = statements.id and paid.ended_on is null
), 0)`

/** True for a line of a confirmed statement that's paid: `isPaid` of the domain. */
export const isPaidLine: RawBuilder<boolean> = sql`(
  statement_lines.net = ${allocatedToLine} or statements.total = ${allocated}
)`

/**
 * What of orders is on confirmed statements of their agencies, and how much of it is paid. The rows are read for
 * every caller alike, since what's settled doesn't depend on who asks.
 * @param confirming a draft that counts as confirmed
 */
export async function findBilledOrders(
  db: Db | Tx,
  orders: readonly string[],
  confirming: string | null = null,
): Promise<Map<string, BilledOrder>> {
  const rows = scopedRows(db, everyOrder)
  const isConfirmed = sql<boolean>`(statements.status = 'confirmed' or statements.id = ${confirming})`
  const lines = await rows
    .statementLines()
    .innerJoin('statements', 'statements.id', 'statement_lines.statement_id')
    .innerJoin('orders', 'orders.id', 'statement_lines.order_id')
    .select(['statement_lines.id', 'statement_lines.order_id', 'net', 'total'])
    .select([allocatedToLine.as('line_paid'), allocated.as('statement_paid')])
    .where('statement_lines.order_id', 'in', orders)
    .whereRef('orders.account_id', '=', 'statements.account_id')
    .where('is_left_out', '=', false)
    .where(isConfirmed)
    .execute()
  const unbilled = await rows
    .agencyPostings()
    .innerJoin('orders', 'orders.id', 'agency_postings.order_id')
    .select(['agency_postings.order_id', 'agency_postings.currency'])
    .select((eb) => eb.fn.sum<number>('agency_postings.amount').as('amount'))
    .where('agency_postings.order_id', 'in', orders)
    .whereRef('orders.account_id', '=', 'agency_postings.account_id')
    .where(
      sql<boolean>`not exists (
        select from statement_postings billed
          join statements on statements.id = billed.statement_id
         where billed.posting_id = agency_postings.id and billed.is_billed and ${isConfirmed}
      )`,
    )
    .groupBy(['agency_postings.order_id', 'agency_postings.currency'])
    .execute()
  const linesOf = Map.groupBy(lines, ({ order_id }) => order_id ?? '')
  const unbilledOf = Map.groupBy(unbilled, ({ order_id }) => order_id ?? '')
  return new Map(
    orders.map((id) => [
      id,
      {
        // Balances of two currencies can't cancel each other out.
        unbilled: (unbilledOf.get(id) ?? []).reduce((sum, { amount }) => sum + Math.abs(Number(amount)), 0),
        lines: (linesOf.get(id) ?? []).map((line) => ({
          _id: line.id,
          open: line.net - Number(line.line_paid),
          statementOpen: line.total - Number(line.statement_paid),
        })),
      },
    ]),
  )
}
