import type { Due } from '@tourdesk/domain/payments/payments'
import type { StoredOrder } from './queries.ts'
import { totalOf } from './totalOf.ts'

/** The amount due for a saved order; nothing while its total is to be determined. */
export function dueOf({ order }: StoredOrder): Due {
  return {
    total: totalOf(order) ?? 0,
    currency: order.currency,
    paymentTBD: order.payment_tbd,
    isAgencyPayment: order.is_agency_payment,
  }
}
