import type { Day } from '@tourdesk/domain/calendar'
import { sql } from 'kysely'
import { scopedQuestion } from '../schema/orderTables.ts'
import { dueOn, isAsked } from './dueOn.ts'

/**
 * The charges that are due on a day or overdue by then, summed by currency; the same ones that
 * `findDuePayments` lists. They are few among all orders, so each looks up its own order: a join would read
 * all of them.
 */
export const sumCharges = scopedQuestion((rows, { today }: { today: Day }) => {
  const order = rows
    .orders()
    .select(['orders.status', 'orders.instalments'])
    .where('orders.id', '=', sql.ref<string>('payments.order_id'))
    .limit(1)
  const charges = rows
    .payments()
    .innerJoinLateral(order.as('orders'), (join) => join.onTrue())
    .select(['payments.currency', 'payments.amount', dueOn.as('due_on')])
    .where(isAsked)
    .where('orders.status', '!=', 'canceled')
  return rows.db
    .with(
      (name) => name('charges').materialized(),
      () => charges,
    )
    .selectFrom('charges')
    .select([
      'currency',
      sql<boolean>`due_on < ${today}`.as('is_overdue'),
      sql<number>`count(*)`.as('count'),
      sql<number>`sum(amount)`.as('amount'),
    ])
    .where('due_on', '<=', today)
    .groupBy(['currency', 'is_overdue'])
})
