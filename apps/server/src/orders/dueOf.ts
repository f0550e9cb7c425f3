import { convert } from '@tourdesk/domain/money'
import type { Due } from '@tourdesk/domain/orders/payments'
import type { StoredOrder } from './queries.ts'

/** What a saved order must be paid: its custom total, else its entries at the frozen rate (HOLE-O5, HOLE-O18). */
export function dueOf({ order }: StoredOrder): Due {
  return {
    total: order.payment_tbd ? 0 : (order.custom_total ?? convert(order.total_cents, order.rate)),
    currency: order.currency,
    paymentTBD: order.payment_tbd,
    isAgencyPayment: order.is_agency_payment,
  }
}
