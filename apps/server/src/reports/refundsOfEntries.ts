import { type RawBuilder, sql } from 'kysely'
import { everyOrder } from '../kernel/scope.ts'
import { scopedRows } from '../schema/orderTables.ts'
import type { Reading } from './counted.ts'

/**
 * What was given back for each canceled entry, in minor units of the order's currency: `id`, `refunded`. The
 * refunds and store credits of an order, less what was undone, are divided by what its canceled entries no
 * longer cost; an order never gives back more than that for them.
 * @param orders the ids of the orders, as the rows of a query
 */
export function refundsOfEntries(
  { db }: Pick<Reading, 'db'>,
  orders: RawBuilder<unknown>,
): RawBuilder<unknown> {
  // Only of the orders found, which the scope decided.
  const stored = scopedRows(db, everyOrder)
  const [entries, ledger] = [
    stored.entries().selectAll('order_entries'),
    stored.ledger().selectAll('ledger_entries'),
  ]
  return sql`(
    with given as (
      select rows.order_id, sum(rows.amount)::numeric as amount
        from ${ledger} rows
        join ${stored.orders().selectAll('orders')} orders on orders.id = rows.order_id and orders.currency = rows.currency
       where rows.order_id in ${orders} and rows.kind in ('refund', 'credit_given')
         and not exists (select from ${ledger} undone where undone.reverses_id = rows.id)
       group by rows.order_id
    ),
    voided as (
      select entries.id, entries.order_id, entries.position, given.amount,
             greatest(entries.share_cents - coalesce((
               select sum(rows.amount) from ${ledger} rows
                where rows.entry_id = entries.id and rows.kind = 'fee'
                  and not exists (select from ${ledger} undone where undone.reverses_id = rows.id)
             ), 0), 0)::numeric as weight
        from given
        join ${entries} entries on entries.order_id = given.order_id and entries.status = 'CANCELED'
    ),
    capped as (
      select id, order_id, position, weight, sum(weight) over whole as weights,
             least(amount, sum(weight) over whole) as amount
        from voided window whole as (partition by order_id)
    ),
    floored as (
      select id, order_id, position, amount, div(amount * weight, weights) as floor,
             mod(amount * weight, weights) as remainder
        from capped where weights > 0
    )
    select id, floor + (
             row_number() over (partition by order_id order by remainder desc, position, id)
               <= amount - sum(floor) over (partition by order_id)
           )::int as refunded
      from floored
  )`
}
