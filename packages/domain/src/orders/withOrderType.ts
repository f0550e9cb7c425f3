import { isSingleTour } from '../entries/entry.ts'
import { priceClassFor } from '../entries/priceClass.ts'
import type { OrderType } from '../entries/vocabulary.ts'
import { adultTicket } from '../pricing/vocabulary.ts'
import type { OrderDraft } from './order.ts'

/** A new order turned into another type: one tour stays where only one can be, its days and party start over (FORM-05). */
export function withOrderType(draft: OrderDraft, orderType: OrderType): OrderDraft {
  if (isSingleTour(orderType) === isSingleTour(draft.orderType)) return { ...draft, orderType }
  return {
    ...draft,
    orderType,
    coupon_code: '',
    paymentTBD: false,
    selectedTours: draft.selectedTours.slice(0, 1).map((entry) => ({
      ...entry,
      date: null,
      group_type: null,
      isDeluxe: false,
      price_class: priceClassFor(null, null),
      participants: { [adultTicket]: 0 },
      ...(isSingleTour(orderType) ? freshSpan : noSpan),
    })),
  }
}

const freshSpan = {
  tourOption: null,
  startDate: null,
  endDate: null,
  vehicleSize: null,
  numOfParticipants: 0,
  licensePlate: '',
  guide: '',
  voucher: '',
}

const noSpan = {
  tourOption: undefined,
  startDate: undefined,
  endDate: undefined,
  vehicleSize: undefined,
  numOfParticipants: undefined,
  licensePlate: undefined,
  guide: undefined,
  voucher: undefined,
}
