import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { mainUnitOf } from '@tourdesk/domain/dispatch/parts'
import { isEmail } from '@tourdesk/domain/email'
import { toDollars } from '@tourdesk/domain/money'
import { fulfilledWishes } from '@tourdesk/domain/orders/wishes'
import type { Selectable } from 'kysely'
import type { Payments } from '../../schema/orders.ts'
import { presentLines, presentList } from './presentBill.ts'
import type { StoredOrder } from './queries.ts'
import { savedEntry, savedOrder } from './savedOrder.ts'

/** The part of an order's shape that doesn't depend on the day; the states of its instalments do. */
export type StoredShape = Omit<Order, 'instalments'>

/**
 * The contract's shape of a saved order.
 * @param seesPlanning whether to show wishes and assignments
 */
export function presentOrder(stored: StoredOrder, seesPlanning: boolean): StoredShape {
  const { order, entries, payments } = stored
  return {
    ...savedOrder(stored),
    _id: order.id,
    orderNumber: order.order_number,
    status: order.status,
    paymentStatus: order.payment_status,
    agencyMode: !order.agency_is_main,
    userId: order.created_by,
    user: order.created_by ? { _id: order.created_by, name: order.creator_name ?? '' } : null,
    selectedTours: entries.map((entry) => presentEntry(entry, seesPlanning)),
    payments: payments.map(presentPayment),
    currencyRate: order.rate,
    ticketTypes: order.ticket_types,
    paymentProvider: order.payment_provider,
    isWhileSaving: false,
    activeIndex: 0,
    commission: toDollars(order.commission_cents),
    calculatedPrices: { totalPrice: dollarsOf(order), pricePortions: entries.map(pricesOf) },
    fees: toDollars(order.fees_cents),
    isOverLimit: order.is_over_limit,
    createdAt: order.created_at.toISOString(),
    updatedAt: order.updated_at.toISOString(),
  }
}

/** Adds price lists and the contact details of agent and creator, for the main account. */
export function forMainAccount(order: Order, { order: row, entries }: StoredOrder): Order {
  return {
    ...order,
    selectedTours: order.selectedTours.map((entry, index) => ({
      ...entry,
      ...presentList(entries[index]?.price_steps ?? null),
    })),
    agent: order.agent && { ...order.agent, ...contactOf(row.agent_login, row.agent_phone) },
    user: order.user && { ...order.user, ...contactOf(row.creator_login, row.creator_phone) },
  }
}

/** Most logins are email addresses; a username isn't one. */
function contactOf(login: string | null, mobilePhone: string | null) {
  return { email: login !== null && isEmail(login) ? login : '', mobilePhone: mobilePhone ?? '' }
}

/**
 * The total in USD: a custom total converted at the frozen rate to 6 decimals, otherwise the sum of the
 * entries.
 */
function dollarsOf({ custom_total, total_cents, rate }: StoredOrder['order']): number {
  return custom_total === null ? toDollars(total_cents) : Number((toDollars(custom_total) / rate).toFixed(6))
}

type Entry = StoredOrder['entries'][number]

function presentEntry(entry: Entry, seesPlanning: boolean): Order['selectedTours'][number] {
  const { licensePlate, guide, assigned, ...saved } = savedEntry(entry)
  return {
    ...saved,
    tour: {
      ...saved.tour,
      number: entry.tour_number,
      thumbnails: { wide: entry.tour_wide },
      doesIncludeReturnTransport: entry.tour_returns,
      days: entry.tour_days,
    },
    ...(seesPlanning && fulfilledWishes({ licensePlate, guide }, assigned)),
    coupon_data: entry.coupon_data,
    agent: entry.agent_id,
    isAgencyPayment: entry.is_agency_payment,
    commission: toDollars(entry.commission_cents),
    calculatedPrices: pricesOf(entry),
    priceLines: presentLines(entry.price_steps),
    tourCarId: mainUnitOf(entry.seats.tourCars),
    tourCars: entry.seats.tourCars,
    assigned: seesPlanning ? assigned : null,
  }
}

function pricesOf(entry: Entry) {
  return {
    totalPrice: toDollars(entry.total_cents),
    couponDiscount: entry.coupon_multiplier,
    generalDiscount: entry.general_multiplier,
  }
}

function presentPayment(payment: Selectable<Payments>): Order['payments'][number] {
  return {
    _id: payment.id,
    action: payment.action,
    created: payment.created_at.toISOString(),
    currency: payment.currency,
    amountInCurrency: toDollars(payment.amount),
    provider: payment.provider,
    transactionNumber: payment.transaction_number,
    status: payment.status,
    instalment: payment.instalment,
    paymentUrl: null,
    paymentUrl2: null,
    linkAmount: null,
  }
}
