import { isSingleTour } from '../entries/entry.ts'
import type { EntryDraft } from '../entries/entryDraft.ts'
import type { Currency } from '../pricing/vocabulary.ts'
import { entryFields, keysOf, pick } from './fieldRules.ts'
import type { OrderDraft } from './order.ts'
import { type AssignedUnit, openWishes } from './wishes.ts'

/** A saved order, including the names for the ids that its form shows. */
export interface SavedOrder
  extends Omit<
    OrderDraft,
    'starTour' | 'agency' | 'agent' | 'currency' | 'selectedTours' | 'coupon_code' | 'overrideUnavailability'
  > {
  /** The star tour of a star order, as sold. */
  starTour: { _id: string; name: string } | null
  agency: { _id: string; name: string }
  agent: { _id: string; name: string } | null
  currency: Currency
  selectedTours: SavedEntry[]
}

/** An entry of a saved order. */
export interface SavedEntry extends Omit<EntryDraft, '_id' | 'tour'> {
  _id: string
  tour: { _id: string; name: string } | null
  /** Empty if the order's coupon doesn't apply to this tour. */
  coupon_code: string
  /** The assignments that replaced the wishes; null while the entry isn't on a vehicle unit. */
  assigned: AssignedUnit | null
}

/**
 * A saved order as its form edits and sends it; the server compares what's sent with the same draft. An order
 * without a list price is also stored with `paymentTBD`, but the form only sends it for private and package
 * orders, where it can be chosen.
 */
export function savedDraft(order: SavedOrder): OrderDraft {
  return {
    orderType: order.orderType,
    starTour: order.starTour?._id ?? null,
    agency: order.agency._id,
    agent: order.agent?._id ?? null,
    isAgencyPayment: order.isAgencyPayment,
    currency: order.currency,
    source: order.source,
    refOrderNumber: order.refOrderNumber,
    userInformation: order.userInformation,
    selectedTours: order.selectedTours.map(entryOf),
    coupon_code: couponCodeOf(order),
    customTotalPrice: order.customTotalPrice,
    paymentTBD: isSingleTour(order.orderType) && order.paymentTBD,
    overrideUnavailability: false,
  }
}

/** The code of an order's coupon, which is only on the tours it applies to; empty without one. */
export function couponCodeOf({ selectedTours }: Pick<SavedOrder, 'selectedTours'>): string {
  return selectedTours.find((entry) => entry.coupon_code !== '')?.coupon_code ?? ''
}

function entryOf(saved: SavedEntry): EntryDraft {
  const { assigned, tour } = saved
  return { ...pick(saved, keysOf(entryFields)), tour: tour?._id ?? null, ...openWishes(saved, assigned) }
}
