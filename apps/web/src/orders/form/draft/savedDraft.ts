import type { Order } from '@tourdesk/contract/order'
import type { EntryDraft, OrderDraft } from '@tourdesk/domain/orders/order'

/** A saved order as the form edits it. */
export function savedDraft(order: Order): OrderDraft {
  return {
    orderType: order.orderType,
    starTour: order.starTour,
    agency: order.agency._id,
    agent: order.agent?._id ?? null,
    isAgencyPayment: order.isAgencyPayment,
    currency: order.currency,
    source: order.source,
    refOrderNumber: order.refOrderNumber,
    userInformation: { ...order.userInformation },
    selectedTours: order.selectedTours.map(entryOf),
    coupon_code: order.selectedTours.find((entry) => entry.coupon_code !== '')?.coupon_code ?? '',
    customTotalPrice: order.customTotalPrice,
    paymentTBD: order.paymentTBD,
    overrideUnavailability: false,
  }
}

function entryOf(saved: Order['selectedTours'][number]): EntryDraft {
  return {
    _id: saved._id,
    status: saved.status,
    tour: saved.tour?._id ?? null,
    date: saved.date,
    group_type: saved.group_type,
    isDeluxe: saved.isDeluxe,
    language: saved.language,
    price_class: saved.price_class,
    participants: { ...saved.participants },
    pickup: saved.pickup && { ...saved.pickup },
    dropoff: saved.dropoff && { ...saved.dropoff },
    differentDropoff: saved.differentDropoff,
    notes: saved.notes,
    tourOption: saved.tourOption,
    startDate: saved.startDate,
    endDate: saved.endDate,
    vehicleSize: saved.vehicleSize,
    numOfParticipants: saved.numOfParticipants,
    licensePlate: saved.licensePlate,
    guide: saved.guide,
    voucher: saved.voucher,
  }
}
