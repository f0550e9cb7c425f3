import { isSingleTour } from '../entries/entry.ts'
import type { OrderDraft } from './order.ts'

/**
 * An order without what its type doesn't have: coupons belong to daily orders, star tours to star orders, and only
 * the price of a private or package order can be left open by hand (PRICE-11, HOLE-O17).
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
