import type { PurchasedTour } from '@tourdesk/contract/orders/orderLists'
import { placeIn } from './placeColumns.ts'
import type { PurchasedTourRow } from './purchasedTourRows.ts'
import { presentSeats } from './seats.ts'

/** The contract's shape of a row in planning. */
export function presentPurchasedTour(row: PurchasedTourRow): PurchasedTour {
  return {
    _id: row.id,
    orderId: row.order_id,
    orderNumber: row.order_number,
    refOrderNumber: row.ref_order_number,
    customer: `${row.first_name} ${row.last_name}`.trim(),
    mobilePhone: row.mobile_phone,
    agency: row.agency,
    tour: { _id: row.tour_id, name: row.tour_name, participants: row.participants },
    headCount: row.head_count,
    date: row.tour_date,
    endDate: row.end_date,
    language: row.language,
    group_type: row.group_type,
    price_class: row.price_class,
    tourOption: row.tour_option,
    pickup: placeIn('pickup', row),
    pickupTimeStart: row.pickup_time,
    dropoff: placeIn('dropoff', row),
    source: row.source,
    orderType: row.order_type,
    starTour: row.star_name,
    tourStatus: row.status,
    orderStatus: row.order_status,
    paymentStatus: row.payment_status,
    notes: [row.order_notes, row.notes].filter(Boolean).join(' · '),
    ...presentSeats(row.seats),
    thumbnails: { wide: row.thumbnail },
  }
}
