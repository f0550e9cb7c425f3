import type { Order, OrderInput } from '@tourdesk/contract/order'
import { isSingleTour } from '@tourdesk/domain/orders/entry'

type Form = OrderInput & { updatedAt: string }

/** A saved order as its form sends it back when nothing was typed, with the version that was read. */
export function formOf(order: Order): Form {
  const { orderType, starTour, isAgencyPayment, currency, source, refOrderNumber } = order
  return {
    ...{ orderType, starTour, isAgencyPayment, currency, source, refOrderNumber },
    agency: order.agency._id,
    agent: order.agent?._id ?? null,
    userInformation: order.userInformation,
    selectedTours: order.selectedTours.map(({ tour, ...entry }) => ({ ...entry, tour: tour?._id ?? null })),
    coupon_code: order.selectedTours.find((entry) => entry.coupon_code)?.coupon_code ?? '',
    customTotalPrice: order.customTotalPrice,
    paymentTBD: isSingleTour(orderType) && order.paymentTBD,
    updatedAt: order.updatedAt,
  }
}

/** The same with one entry changed. */
export function formWith(
  order: Order,
  change: Partial<OrderInput['selectedTours'][number]>,
  index = 0,
): Form {
  const form = formOf(order)
  const selectedTours = form.selectedTours.map((entry, at) =>
    at === index ? { ...entry, ...change } : entry,
  )
  return { ...form, selectedTours }
}
