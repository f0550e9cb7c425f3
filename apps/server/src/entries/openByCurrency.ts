import type { Day } from '@tourdesk/domain/calendar'
import { sql } from 'kysely'
import { scopedQuestion } from '../schema/orderTables.ts'

/** The open amounts of orders that aren't canceled, by currency, and how much of them is overdue on a day. */
export const openByCurrency = scopedQuestion((rows, { today }: { today: Day }) => {
  const ofOrders = rows
    .entries()
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['orders.currency', 'order_open', sql<boolean>`overdue_from <= ${today}`.as('is_overdue')])
    .distinctOn('order_id')
    .where('overdue_from', 'is not', null)
    .where('order_status', '!=', 'canceled')
  return rows.db
    .selectFrom(ofOrders.as('open'))
    .select([
      'currency',
      sql<number>`count(*)`.as('orders'),
      sql<number>`sum(order_open)`.as('amount'),
      sql<number>`count(*) filter (where is_overdue)`.as('orders_overdue'),
      sql<number>`coalesce(sum(order_open) filter (where is_overdue), 0)`.as('amount_overdue'),
    ])
    .groupBy('currency')
})
