import { sql } from 'kysely'
import type { ScopedRows } from '../../schema/orderTables.ts'
import { hasOrderText } from '../searchedOrders.ts'
import { filtered } from './filtered.ts'
import { hasMark } from './marksOfOrders.ts'
import { type Shape, without } from './shapeOf.ts'
import type { Paging, Values } from './values.ts'

/**
 * The orders that a search starts with: those with a tour on its days, or the newest, whose ids start at
 * `since`.
 */
export interface Marked {
  marks: string[]
  since: string
}

/**
 * The `ids` of the newest entries that a search finds, and their `total`, counted up to a limit. Starts with
 * the newest orders that match the text: going back through the entries would look up each one's order.
 */
export function newestOfSearch(rows: ScopedRows, values: Values & Paging & Marked, shape: Shape) {
  const { limit, offset, reach, countedTo, marks, since } = values
  const orders = rows.orders().where(hasOrderText(values, shape))
  // Without the offset, PostgreSQL would start with all entries of the days, or with all orders that match
  // the text.
  const ofOrder = filtered(
    rows,
    values,
    without(shape, (trait) => trait === 'search'),
  )
    .select(['order_entries.id as entry_id', 'order_entries.position'])
    .where('order_entries.order_id', '=', sql.ref<string>('orders.id'))
    .offset(0)
  const enough = sql<number>`greatest(${reach}::bigint, ${countedTo}::bigint)`
  const newestOf = (some: typeof orders) =>
    some
      .innerJoinLateral(ofOrder.as('of_order'), (join) => join.onTrue())
      .select(['entry_id as id', 'orders.id as order_id', 'of_order.position'])
      .orderBy('orders.id', 'desc')
      .orderBy('of_order.position')
      .orderBy('entry_id')
      .limit(enough)
  const marked = orders.where(hasMark(marks))
  const first = rows.orders().select('orders.id').orderBy('orders.id').limit(1)
  const older = orders
    .where('orders.id', '<', since)
    .where(sql<boolean>`(select count(*) from newest) < ${enough}`)
    .where(sql<boolean>`${first} < ${since}`)
  const found = shape.has('newestThenOlder')
    ? sql`newest as materialized (${newestOf(marked.where('orders.id', '>=', since))}),
        found as materialized (select * from newest union all ${newestOf(older)})`
    : sql`found as materialized (${newestOf(shape.has('backThroughDays') ? marked : orders)})`
  return sql<{ ids: string[]; total: number }>`(
    with ${found}
    select array(
      select id from found order by order_id desc, position, id limit ${limit} offset ${offset}
    ) as ids, (select least(count(*), ${countedTo}) from found) as total
  )`
}
