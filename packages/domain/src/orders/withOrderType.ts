import { isSingleTour } from '../entries/entry.ts'
import type { EntryDraft } from '../entries/entryDraft.ts'
import { priceClassFor } from '../entries/priceClass.ts'
import type { OrderType } from '../entries/vocabulary.ts'
import { adultTicket } from '../pricing/vocabulary.ts'
import type { OrderDraft } from './order.ts'

/**
 * Turns a new order into another type. If the type has only one tour, one stays; its days and party are
 * reset. A star order starts without a tour, since its star tour fills them in; the party and its pickup
 * stay.
 */
export function withOrderType(draft: OrderDraft, orderType: OrderType): OrderDraft {
  if (orderType === draft.orderType) return draft
  const turned = { ...draft, orderType, starTour: null }
  const isSingle = isSingleTour(orderType)
  const startsOver = isSingle !== isSingleTour(draft.orderType)
  if (!startsOver && orderType !== 'starTour') return turned
  return {
    ...turned,
    coupon_code: '',
    paymentTBD: false,
    selectedTours: draft.selectedTours.slice(0, 1).map((entry) => ({
      ...entry,
      ...(startsOver && { participants: { [adultTicket]: 0 } }),
      ...(orderType === 'starTour' && withoutTour),
      ...withoutDay,
      ...(isSingle ? freshSpan : noSpan),
    })),
  }
}

const withoutDay = {
  date: null,
  group_type: null,
  isDeluxe: false,
  price_class: priceClassFor(null, null),
} satisfies Partial<EntryDraft>

const withoutTour = {
  tour: null,
  language: null,
  dropoff: null,
  differentDropoff: false,
  notes: '',
} satisfies Partial<EntryDraft>

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
