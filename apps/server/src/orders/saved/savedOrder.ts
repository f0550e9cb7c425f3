import { isSingleTour } from '@tourdesk/domain/entries/entry'
import { toDollars } from '@tourdesk/domain/money'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import { type OrderChange, orderChanges, type PricedOrder } from '@tourdesk/domain/orders/orderChanges'
import { type SavedEntry, type SavedOrder, savedDraft } from '@tourdesk/domain/orders/savedDraft'
import { placeIn } from '../../entries/placeColumns.ts'
import type { StoredOrder } from './queries.ts'
import { totalOf } from './totalOf.ts'

type Order = StoredOrder['order']
type Entry = StoredOrder['entries'][number]

/** A stored order as the rules read it: everything that its form edits. */
export function savedOrder({ order, entries }: StoredOrder) {
  return {
    orderType: order.order_type,
    starTour: starTourOf(order),
    agency: { _id: order.account_id, name: order.agency_name },
    agent: order.agent_id ? { _id: order.agent_id, name: order.agent_name ?? '' } : null,
    isAgencyPayment: order.is_agency_payment,
    currency: order.currency,
    source: order.source,
    refOrderNumber: order.ref_order_number,
    userInformation: customerOf(order),
    selectedTours: entries.map(savedEntry),
    customTotalPrice: order.custom_total === null ? null : toDollars(order.custom_total),
    paymentTBD: order.payment_tbd,
  } satisfies SavedOrder
}

/** A stored entry, with the wishes as stored. */
export function savedEntry(entry: Entry) {
  const isSingle = isSingleTour(entry.order_type)
  const [pickup, dropoff] = [placeIn('pickup', entry), placeIn('dropoff', entry)]
  return {
    _id: entry.id,
    status: entry.status,
    tour: { _id: entry.tour_id, name: entry.tour_name },
    date: entry.tour_date,
    group_type: entry.group_type,
    isDeluxe: entry.is_deluxe,
    language: entry.language,
    price_class: entry.price_class,
    participants: entry.participants,
    pickup: pickup && { _id: entry.pickup_location_id, ...pickup, pickupTimeStart: entry.pickup_time },
    dropoff: dropoff && {
      _id: entry.dropoff_location_id,
      ...dropoff,
      is_extra_service: entry.is_extra_service,
    },
    differentDropoff: entry.different_dropoff,
    notes: entry.notes,
    tourOption: entry.tour_option,
    startDate: isSingle ? entry.tour_date : null,
    endDate: isSingle ? (entry.end_date ?? entry.tour_date) : null,
    vehicleSize: entry.vehicle_size,
    numOfParticipants: isSingle ? entry.head_count : null,
    licensePlate: entry.license_plate,
    guide: entry.guide,
    voucher: entry.voucher,
    coupon_code: entry.coupon_code,
    assigned: entry.unit,
  } satisfies { [Field in keyof SavedEntry]-?: SavedEntry[Field] }
}

/** A stored order as its form would send it, for comparison with what the form sends. Wishes are as stored. */
export function draftOf(stored: StoredOrder): OrderDraft {
  const { selectedTours, ...order } = savedOrder(stored)
  return savedDraft({ ...order, selectedTours: selectedTours.map((entry) => ({ ...entry, assigned: null })) })
}

/** What changed in an order, as the log has it; nothing if it's no longer visible. */
export function changesBetween(before: StoredOrder, after: StoredOrder | null): OrderChange[] {
  return after ? orderChanges(pricedOf(before), pricedOf(after)) : []
}

function pricedOf(stored: StoredOrder): PricedOrder {
  return { ...savedOrder(stored), total: totalOf(stored.order) }
}

/** The star tour as sold. */
function starTourOf({ star_tour_id, star_name, star_discount }: Order) {
  return star_tour_id === null
    ? null
    : { _id: star_tour_id, name: star_name ?? '', discount: star_discount ?? 0 }
}

function customerOf(order: Order) {
  return {
    firstName: order.first_name,
    lastName: order.last_name,
    roomNumber: order.room_number,
    email: order.email,
    mobilePhone: order.mobile_phone,
    passportNumber: order.passport_number,
    address: order.address,
    notes: order.notes,
  }
}
