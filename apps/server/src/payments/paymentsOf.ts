import { scopedQuestion } from '../schema/orderTables.ts'

/** The payments of an order, oldest first. */
export const paymentsOf = scopedQuestion((rows, { order }: { order: string }) =>
  rows.payments().selectAll().where('order_id', '=', order).orderBy('created_at').orderBy('id'),
)

/** The order of a payment that the scope may see. */
export const orderOfPayment = scopedQuestion((rows, { id }: { id: string }) =>
  rows.payments().select('order_id').where('id', '=', id),
)
