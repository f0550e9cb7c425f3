import type { Due } from '@tourdesk/domain/payments/payments'
import type { StoredOrder } from './queries.ts'
import { totalOf } from './totalOf.ts'

/** What a saved order must be paid; nothing yet as long as its total is to be determined (HOLE-O17). */
export function dueOf({ order }: StoredOrder): Due {
  return {
    total: totalOf(order) ?? 0,
    currency: order.currency,
    paymentTBD: order.payment_tbd,
    isAgencyPayment: order.is_agency_payment,
  }
}
