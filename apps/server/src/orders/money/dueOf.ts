import type { Due } from '@tourdesk/domain/payments/payments'
import type { StoredOrder } from '../saved/queries.ts'
import { totalOf } from '../saved/totalOf.ts'

/**
 * The amount due for a saved order: what its tours cost, and the fees of canceled ones. Without a price
 * nothing is due, and a canceled order costs its fees.
 */
export function dueOf({ order }: Pick<StoredOrder, 'order'>): Due {
  const isCanceled = order.status === 'canceled'
  return {
    total: (isCanceled ? 0 : (totalOf(order) ?? 0)) + order.fees_cents,
    currency: order.currency,
    paymentTBD: !isCanceled && order.payment_tbd,
    isAgencyPayment: order.is_agency_payment,
  }
}
