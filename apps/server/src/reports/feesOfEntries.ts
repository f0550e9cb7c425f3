import { type RawBuilder, sql } from 'kysely'
import { everyOrder } from '../kernel/scope.ts'
import { scopedRows } from '../schema/orderTables.ts'
import type { Reading } from './counted.ts'

/**
 * What of its order's fees falls on each entry, in minor units of the order's currency: `id`, `fee`. Fees less
 * what was written off are divided by the fees of the canceled entries; in an order without any, where a part
 * of the price was written off, by the shares of its entries. The parts of an order add up to its fees.
 * @param found the name of a query whose rows are entries with `order_id` and their order's `currency` and `fees_cents`
 * @param condition narrows these rows
 */
export function feesOfEntries(
  { db }: Pick<Reading, 'db'>,
  found: RawBuilder<unknown>,
  condition = sql`true`,
): RawBuilder<unknown> {
  // Only of the orders found, which the scope decided.
  const stored = scopedRows(db, everyOrder)
  const [entries, ledger] = [
    stored.entries().selectAll('order_entries'),
    stored.ledger().selectAll('ledger_entries'),
  ]
  return sql`(
    with charged as (
      select entries.id, entries.order_id, entries.position, orders.fees_cents, entries.share_cents as share,
             case when entries.status <> 'CANCELED' then entries.share_cents else 0 end as counting,
             coalesce((
               select sum(rows.amount) from ${ledger} rows
                where rows.entry_id = entries.id and rows.kind = 'fee' and rows.currency = orders.currency
                  and not exists (select from ${ledger} undone where undone.reverses_id = rows.id)
             ), 0) as fee
        from (
          select distinct order_id as id, currency, fees_cents from ${found} where fees_cents <> 0 and ${condition}
        ) orders
        join ${entries} entries on entries.order_id = orders.id
    ),
    weighed as (
      select id, order_id, position, abs(fees_cents)::numeric as amount, sign(fees_cents) as direction,
             case when sum(fee) over whole > 0 then fee
                  when sum(counting) over whole > 0 then counting
                  when sum(share) over whole > 0 then share
                  else (row_number() over (partition by order_id order by position, id) = 1)::int end::numeric as weight
        from charged window whole as (partition by order_id)
    ),
    floored as (
      select id, order_id, position, direction, amount,
             div(amount * weight, sum(weight) over whole) as floor,
             mod(amount * weight, sum(weight) over whole) as remainder
        from weighed window whole as (partition by order_id)
    )
    select id, direction * (floor + (
             row_number() over (partition by order_id order by remainder desc, position, id)
               <= amount - sum(floor) over (partition by order_id)
           )::int) as fee
      from floored
  )`
}
