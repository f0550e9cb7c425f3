import { feesOfTours } from '@tourdesk/domain/payments/owedOfTours'
import { type RawBuilder, sql } from 'kysely'
import { everyOrder } from '../kernel/scope.ts'
import { toEntry } from '../payments/ledgerEntries.ts'
import { scopedRows } from '../schema/orderTables.ts'
import type { Asked, Reading, Span } from './counted.ts'
import { entriesOfReport } from './entriesOfReport.ts'

/**
 * What of its order's fees falls on each entry of a report, as rows of a query: `id`, and `fee` in minor units of
 * the order's currency. Entries of orders without fees are left out.
 */
export async function findFees(call: Reading, asked: Asked, span: Span): Promise<RawBuilder<unknown>> {
  const found = await entriesOfReport(call, asked, span)
    .where('orders.fees_cents', '<>', 0)
    .select('order_entries.order_id')
    .distinct()
    .execute()
  const orders = found.map(({ order_id }) => order_id)
  if (orders.length === 0) return rowsOf([])
  // All tours of these orders, also those that the report isn't about: they share its fees.
  const stored = scopedRows(call.db, everyOrder)
  const [tours, rows] = await Promise.all([
    stored
      .entries()
      .innerJoin('orders', 'orders.id', 'order_entries.order_id')
      .select(['order_entries.id', 'order_id', 'share_cents', 'order_entries.status', 'currency'])
      .where(sql<boolean>`order_id = any(${orders})`)
      .orderBy('position')
      .execute(),
    stored
      .ledger()
      .selectAll('ledger_entries')
      .where(sql<boolean>`order_id = any(${orders})`)
      .where('kind', 'in', ['fee', 'write_off', 'reversal'])
      .execute(),
  ])
  const ledgerOf = Map.groupBy(rows, ({ order_id }) => order_id)
  const fees = [...Map.groupBy(tours, ({ order_id }) => order_id)].flatMap(([order, own]) => [
    ...feesOfTours({
      currency: own[0]!.currency,
      ledger: (ledgerOf.get(order) ?? []).map(toEntry),
      tours: own.map(({ id, share_cents: share, status }) => ({
        _id: id,
        share,
        isCanceled: status === 'CANCELED',
      })),
    }),
  ])
  return rowsOf(fees)
}

function rowsOf(fees: readonly (readonly [entry: string, fee: number])[]): RawBuilder<unknown> {
  const [ids, amounts] = [fees.map(([id]) => id), fees.map(([, fee]) => fee)]
  return sql`(select * from unnest(${ids}::uuid[], ${amounts}::bigint[]) fees(id, fee))`
}
