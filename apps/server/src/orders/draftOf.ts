import { toDollars } from '@tourdesk/domain/money'
import { isSingleTour } from '@tourdesk/domain/orders/entry'
import type { EntryDraft, OrderDraft } from '@tourdesk/domain/orders/order'
import type { Selectable } from 'kysely'
import type { OrderEntries } from '../kernel/schema/orders.ts'
import type { StoredOrder } from './queries.ts'

/** A saved order as its form would send it, for comparing with what the form sends now. */
export function draftOf({ order, entries }: StoredOrder): OrderDraft {
  return {
    orderType: order.order_type,
    starTour: order.star_tour_id,
    agency: order.account_id,
    agent: order.agent_id,
    isAgencyPayment: order.is_agency_payment,
    currency: order.currency,
    source: order.source,
    refOrderNumber: order.ref_order_number,
    userInformation: {
      firstName: order.first_name,
      lastName: order.last_name,
      roomNumber: order.room_number,
      email: order.email,
      mobilePhone: order.mobile_phone,
      passportNumber: order.passport_number,
      address: order.address,
      notes: order.notes,
    },
    selectedTours: entries.map(entryDraftOf),
    coupon_code: order.coupon_code,
    customTotalPrice: order.custom_total === null ? null : toDollars(order.custom_total),
    paymentTBD: isSingleTour(order.order_type) && order.payment_tbd,
    overrideUnavailability: false,
  }
}

function entryDraftOf(entry: Selectable<OrderEntries>): EntryDraft {
  const isSingle = isSingleTour(entry.order_type)
  return {
    _id: entry.id,
    status: entry.status,
    tour: entry.tour_id,
    date: entry.tour_date,
    group_type: entry.group_type,
    isDeluxe: entry.is_deluxe,
    language: entry.language,
    price_class: entry.price_class,
    participants: entry.participants,
    pickup: entry.pickup_city && {
      city: entry.pickup_city,
      name: entry.pickup_name,
      address: entry.pickup_address,
      pickupTimeStart: entry.pickup_time,
    },
    dropoff: entry.dropoff_city && {
      city: entry.dropoff_city,
      name: entry.dropoff_name,
      address: entry.dropoff_address,
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
  }
}
