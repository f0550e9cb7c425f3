import type { Order } from '@tourdesk/contract/orders/orderShapes'
import { mainUnitOf } from '@tourdesk/domain/dispatch/parts'
import { isEmail } from '@tourdesk/domain/email'
import { isSingleTour } from '@tourdesk/domain/entries/entry'
import { toDollars } from '@tourdesk/domain/money'
import { fulfilledWishes } from '@tourdesk/domain/orders/wishes'
import type { Selectable } from 'kysely'
import { placeIn } from '../entries/placeColumns.ts'
import type { Payments } from '../schema/orders.ts'
import { presentLines, presentList } from './presentBill.ts'
import type { StoredOrder } from './queries.ts'

/** The part of an order's shape that doesn't depend on the day; the states of its instalments do. */
export type StoredShape = Omit<Order, 'instalments'>

/**
 * The contract's shape of a saved order.
 * @param seesPlanning whether to show wishes and assignments
 */
export function presentOrder(stored: StoredOrder, seesPlanning: boolean): StoredShape {
  const { order, entries, payments } = stored
  return {
    _id: order.id,
    orderNumber: order.order_number,
    refOrderNumber: order.ref_order_number,
    orderType: order.order_type,
    status: order.status,
    paymentStatus: order.payment_status,
    agency: { _id: order.account_id, name: order.agency_name },
    agencyMode: !order.agency_is_main,
    agent: order.agent_id ? { _id: order.agent_id, name: order.agent_name ?? '' } : null,
    isAgencyPayment: order.is_agency_payment,
    userId: order.created_by,
    user: order.created_by ? { _id: order.created_by, name: order.creator_name ?? '' } : null,
    userInformation: presentCustomer(order),
    starTour: starTourOf(order),
    selectedTours: entries.map((entry) => presentEntry(entry, seesPlanning)),
    payments: payments.map(presentPayment),
    currency: order.currency,
    currencyRate: order.rate,
    ticketTypes: order.ticket_types,
    source: order.source,
    paymentProvider: order.payment_provider,
    isWhileSaving: false,
    activeIndex: 0,
    commission: toDollars(order.commission_cents),
    customTotalPrice: order.custom_total === null ? null : toDollars(order.custom_total),
    calculatedPrices: { totalPrice: dollarsOf(order), pricePortions: entries.map(pricesOf) },
    fees: toDollars(order.fees_cents),
    paymentTBD: order.payment_tbd,
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

/** The star tour as sold. */
function starTourOf({ star_tour_id, star_name, star_discount }: StoredOrder['order']): Order['starTour'] {
  return star_tour_id === null
    ? null
    : { _id: star_tour_id, name: star_name ?? '', discount: star_discount ?? 0 }
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

function presentCustomer(order: StoredOrder['order']): Order['userInformation'] {
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

type Entry = StoredOrder['entries'][number]

function presentEntry(entry: Entry, seesPlanning: boolean): Order['selectedTours'][number] {
  return {
    _id: entry.id,
    status: entry.status,
    tour: {
      _id: entry.tour_id,
      name: entry.tour_name,
      number: entry.tour_number,
      thumbnails: { wide: entry.tour_wide },
      doesIncludeReturnTransport: entry.tour_returns,
      days: entry.tour_days,
    },
    date: entry.tour_date,
    group_type: entry.group_type,
    isDeluxe: entry.is_deluxe,
    language: entry.language,
    price_class: entry.price_class,
    participants: entry.participants,
    ...presentPlaces(entry),
    notes: entry.notes,
    ...presentSpan(entry),
    ...(seesPlanning && presentWishes(entry)),
    coupon_code: entry.coupon_code,
    coupon_data: entry.coupon_data,
    agent: entry.agent_id,
    isAgencyPayment: entry.is_agency_payment,
    commission: toDollars(entry.commission_cents),
    calculatedPrices: pricesOf(entry),
    priceLines: presentLines(entry.price_steps),
    tourCarId: mainUnitOf(entry.seats.tourCars),
    tourCars: entry.seats.tourCars,
    assigned: seesPlanning ? entry.unit : null,
  }
}

function presentPlaces(entry: Entry) {
  const [pickup, dropoff] = [placeIn('pickup', entry), placeIn('dropoff', entry)]
  return {
    pickup: pickup && { _id: entry.pickup_location_id, ...pickup, pickupTimeStart: entry.pickup_time },
    dropoff: dropoff && {
      _id: entry.dropoff_location_id,
      ...dropoff,
      is_extra_service: entry.is_extra_service,
    },
    differentDropoff: entry.different_dropoff,
  }
}

/** Fields of private and package orders only: several days, one number of people, a vehicle. */
function presentSpan(entry: Entry) {
  const isSingle = isSingleTour(entry.order_type)
  return {
    tourOption: entry.tour_option,
    startDate: isSingle ? entry.tour_date : null,
    endDate: isSingle ? (entry.end_date ?? entry.tour_date) : null,
    vehicleSize: entry.vehicle_size,
    numOfParticipants: isSingle ? entry.head_count : null,
    voucher: entry.voucher,
  }
}

/** The vehicle and guide requested, or those assigned instead. */
function presentWishes({ license_plate, guide, unit }: Entry) {
  return fulfilledWishes({ licensePlate: license_plate, guide }, unit)
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
