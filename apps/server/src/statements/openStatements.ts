import type { Day } from '@tourdesk/domain/calendar'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import type { OpenLine, OpenStatement } from '@tourdesk/domain/statements/allocations'
import { sql } from 'kysely'
import type { Db, Tx } from '../kernel/database.ts'
import type { Scope } from '../kernel/scope.ts'
import { scopedRows } from '../schema/orderTables.ts'
import { allocated } from './billedOrders.ts'

/** A statement of which something is open. */
export interface StatementToPay extends OpenStatement {
  currency: Currency
  confirmedOn: Day
  lines: readonly (OpenLine & { order: string | null })[]
}

/** The confirmed statements of an account in a currency of which something is open, with their lines. */
export async function findOpenStatements(
  db: Db | Tx,
  scope: Scope,
  { account, currency }: { account: string; currency: Currency },
): Promise<StatementToPay[]> {
  const rows = await scopedRows(db, scope)
    .statementLines()
    .innerJoin('statements', 'statements.id', 'statement_lines.statement_id')
    .select(['statements.id', 'number', 'due_on', 'confirmed_on'])
    .select(['statement_lines.id as line', 'net', 'order_id'])
    .select(
      sql<number>`coalesce((
        select sum(paid.amount) from statement_allocations paid
         where paid.line_id = statement_lines.id and paid.ended_on is null
      ), 0)`.as('paid'),
    )
    .where('statements.account_id', '=', account)
    .where('statements.currency', '=', currency)
    .where('statements.status', '=', 'confirmed')
    .where(sql<boolean>`statements.total <> ${allocated}`)
    .orderBy('due_on')
    .orderBy('number')
    .orderBy('position')
    .execute()
  return [...Map.groupBy(rows, ({ id }) => id)].flatMap(([_id, lines]) => {
    const [first] = lines
    if (!first?.number || !first.due_on || !first.confirmed_on) return []
    return {
      _id,
      number: first.number,
      dueOn: first.due_on,
      confirmedOn: first.confirmed_on,
      currency,
      lines: lines.map(({ line, net, paid, order_id }) => ({
        _id: line,
        open: net - Number(paid),
        order: order_id,
      })),
    }
  })
}
