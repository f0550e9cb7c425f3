import { isSingleTour } from '../entries/entry.ts'
import type { OrderDraft } from './order.ts'

/**
 * Removes what the order's type doesn't have: only daily orders have coupons, only star orders star tours,
 * and only the price of a private or package order can be left open.
 */
export function settleOrder(draft: OrderDraft): OrderDraft {
  const { orderType } = draft
  return {
    ...draft,
    coupon_code: orderType === 'daily' ? draft.coupon_code.trim() : '',
    starTour: orderType === 'starTour' ? draft.starTour : null,
    paymentTBD: isSingleTour(orderType) && draft.paymentTBD,
  }
}
