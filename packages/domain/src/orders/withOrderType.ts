import { isSingleTour } from '../entries/entry.ts'
import type { OrderType } from '../entries/vocabulary.ts'
import { emptied, entryFields, fieldsWith } from './fieldRules.ts'
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
      ...(startsOver && emptied('party')),
      ...(orderType === 'starTour' && emptied('tour')),
      ...emptied('day'),
      ...(isSingle ? emptied('span', 'vehicle') : unset),
    })),
  }
}

const unset = Object.fromEntries(
  fieldsWith(entryFields, 'part', 'span', 'vehicle').map((field) => [field, undefined]),
)
