import type { MismatchesQuery } from '@tourdesk/contract/lists'
import { toDollars } from '@tourdesk/domain/money'
import { hasOrderText, soughtOrders } from '../entries/searchedOrders.ts'
import type { Call } from '../kernel/call.ts'
import type { LedgerMismatches } from '../schema/orders.ts'
import { scopedRows } from '../schema/orderTables.ts'

/** One page of the nightly check's findings: those that still hold, then settled ones, newest first. */
export async function findMismatchLines({ db, scope }: Call, { page, limit, search }: MismatchesQuery) {
  const stored = scopedRows(db, scope)
  const sought = soughtOrders(search ?? '')
  const lines = () =>
    stored.mismatches().$if(search !== undefined, (some) =>
      some.where(
        'ledger_mismatches.order_id',
        'in',
        stored
          .orders()
          .select('orders.id')
          .where(hasOrderText(sought.values, new Set(sought.shape))),
      ),
    )
  const [rows, count] = await Promise.all([
    lines()
      .leftJoin('orders', 'orders.id', 'ledger_mismatches.order_id')
      .leftJoin('statements', 'statements.id', 'ledger_mismatches.statement_id')
      .leftJoin('accounts', 'accounts.id', 'statements.account_id')
      .selectAll('ledger_mismatches')
      .select(['order_number', 'first_name', 'last_name', 'statements.number', 'accounts.name as agency'])
      .orderBy('settled_at', (order) => order.desc().nullsFirst())
      .orderBy('found_at', 'desc')
      .orderBy('ledger_mismatches.id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    lines()
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  const data = rows.map((row) => ({
    _id: row.id,
    orderId: row.order_id,
    orderNumber: row.order_number,
    customer: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim(),
    statement: statementIn(row),
    kind: row.kind,
    expected: row.expected === null ? null : toDollars(row.expected),
    found: row.found === null ? null : toDollars(row.found),
    currency: row.currency,
    transaction: transactionIn(row),
    foundAt: row.found_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
  }))
  return { data, total: Number(count.total), page, limit }
}

function statementIn(
  row: Pick<LedgerMismatches, 'statement_id'> & { number: string | null; agency: string | null },
) {
  const { statement_id: _id, number, agency } = row
  return _id && number && agency ? { _id, number, agency } : null
}

function transactionIn(row: LedgerMismatches) {
  const { transaction_number: number, transaction_day: day, authorization_number: authorization } = row
  return number && day ? { number, day, authorization: authorization ?? '' } : null
}
