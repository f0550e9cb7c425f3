import { scopedQuestion } from '../schema/orderTables.ts'

/** The payments of an order, oldest first. */
export const paymentsOf = scopedQuestion((rows, { order }: { order: string }) =>
  rows.payments().selectAll().where('order_id', '=', order).orderBy('created_at').orderBy('id'),
)
