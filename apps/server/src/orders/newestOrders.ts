import { newestShown } from '@tourdesk/domain/home/newestOf'
import { type SelectQueryBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { type AllTables, type ScopedRows, scopedQuestion } from '../schema/orderTables.ts'

/** The orders placed last, newest first. */
export const newestOrders = scopedQuestion((rows) =>
  selectNews(rows, rows.orders()).orderBy('orders.id', 'desc').limit(newestShown),
)

/** The orders canceled last, newest first. */
export const newestCanceled = scopedQuestion((rows) =>
  selectNews(rows, rows.orders())
    .where('orders.canceled_at', 'is not', null)
    .orderBy('orders.canceled_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(newestShown),
)

export type NewsRow = ReturnType<ReturnType<typeof newestOrders>['read']>[number]

function selectNews({ entriesOfOrder }: ScopedRows, orders: SelectQueryBuilder<AllTables, 'orders', object>) {
  const tours = entriesOfOrder()
    .innerJoin('tours', 'tours.id', 'tour_id')
    .select(['tours.name', sql<string>`tour_date`.as('date'), 'head_count'])
    .orderBy('tour_date')
    .orderBy('position')
  return orders
    .innerJoin('accounts', 'accounts.id', 'orders.account_id')
    .select([
      'orders.id',
      'orders.order_number',
      'orders.first_name',
      'orders.last_name',
      'orders.created_at',
      'orders.canceled_at',
      'accounts.name as agency',
      jsonArrayFrom(tours).as('tours'),
    ])
}
