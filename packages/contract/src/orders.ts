import { cities, groupTypes, languages } from '@tourdesk/domain/catalogue/vocabulary'
import {
  entryStatuses,
  orderSources,
  orderStatuses,
  orderTypes,
  paymentActions,
  paymentStatuses,
  tourOptions,
  vehicleSizes,
} from '@tourdesk/domain/orders/vocabulary'
import { unpricedReasons } from '@tourdesk/domain/pricing/unpriced'
import { currencies, priceClasses } from '@tourdesk/domain/pricing/vocabulary'
import { z } from 'zod'
import { route } from './kernel/route.ts'
import { AgencyOrdersQuery, OperationsQuery } from './lists.ts'
import { Amount, allOf, Day, Id, IdParams, Instant, pageOf, text } from './parts.ts'

const Participants = z.record(text(60).min(1), z.int().min(0).max(500))

const Pickup = z.object({
  city: z.enum(cities),
  name: text(200).default(''),
  address: text(300).default(''),
  pickupTimeStart: z.string().max(5).nullable().default(null),
})

const Dropoff = z.object({
  city: z.enum(cities),
  name: text(200).default(''),
  address: text(300).default(''),
  is_extra_service: z.boolean().default(false),
})

const entryFields = {
  date: Day.nullable().default(null),
  group_type: z.enum(groupTypes).nullable().default(null),
  isDeluxe: z.boolean().default(false),
  language: z.enum(languages).nullable().default(null),
  price_class: z.enum(priceClasses).nullable().default(null),
  participants: Participants.default({}),
  pickup: Pickup.nullable().default(null),
  dropoff: Dropoff.nullable().default(null),
  differentDropoff: z.boolean().default(false),
  notes: text(2000).default(''),
  tourOption: z.enum(tourOptions).nullable().optional(),
  startDate: Day.nullable().optional(),
  endDate: Day.nullable().optional(),
  vehicleSize: z
    .literal([...vehicleSizes])
    .nullable()
    .optional(),
  numOfParticipants: z.int().min(0).max(500).nullable().optional(),
  licensePlate: text(40).optional(),
  guide: text(200).optional(),
  voucher: text(200).optional(),
}

/** One entry as the form sends it; `_id` for an entry that is already saved (FORM-21, FORM-24). */
const EntryInput = z
  .object({
    _id: Id.optional(),
    tour: Id.nullable().default(null),
    status: z.enum(entryStatuses).optional(),
    ...entryFields,
  })
  .meta({ id: 'EntryInput' })

const UserInformation = z.object({
  firstName: text(100).default(''),
  lastName: text(100).default(''),
  roomNumber: text(40).default(''),
  email: text(254).default(''),
  mobilePhone: text(40).default(''),
  passportNumber: text(40).default(''),
  address: text(300).default(''),
  notes: text(4000).default(''),
})

/** A whole order as the form sends it (FORM-22). What is missing for a rule is told by the rule, not by the shape. */
export const OrderInput = z.object({
  orderType: z.enum(orderTypes),
  starTour: Id.nullable().optional(),
  agency: Id.nullable().default(null),
  agent: Id.nullable().default(null),
  isAgencyPayment: z.boolean().default(false),
  currency: z.enum(currencies).nullable().default('USD'),
  source: z.enum(orderSources).default('office'),
  refOrderNumber: text(60).default(''),
  userInformation: UserInformation,
  selectedTours: z.array(EntryInput).min(1).max(30),
  coupon_code: text(60).default(''),
  customTotalPrice: z.number().min(0).max(10_000_000).nullable().default(null),
  paymentTBD: z.boolean().default(false),
  overrideUnavailability: z.boolean().default(false),
  agencyMode: z.boolean().optional(),
})
export type OrderInput = z.input<typeof OrderInput>

/** Price of one entry in USD; multipliers are the share that remains, 0 when there is none (HOLE-O4, HOLE-O7). */
const EntryPrices = z
  .object({
    totalPrice: Amount,
    couponDiscount: z.number(),
    generalDiscount: z.number(),
  })
  .meta({ id: 'EntryPrices' })

const PricePortion = EntryPrices.extend({
  tour: Id.nullable(),
  unpriced: z.enum(unpricedReasons).nullable(),
  couponValid: z.boolean().nullable(),
  tickets: z.record(z.string(), Amount),
  pickupTimeStart: z.string().nullable(),
})

/** The price of an order under construction (PRICE-02, HOLE-O4); `pricePortions[i]` belongs to `selectedTours[i]`. */
export const CalculatedPrices = z.object({
  totalPrice: Amount,
  pricePortions: z.array(PricePortion),
  paymentTBD: z.boolean(),
  coupon: z.object({ code: z.string(), valid: z.boolean(), discount: z.number() }).nullable(),
})
export type CalculatedPrices = z.output<typeof CalculatedPrices>

/** Participants as they are stored, checked when they came in. */
const HeadCounts = z.record(z.string(), z.int())

const Place = z.object({ city: z.enum(cities), name: z.string(), address: z.string() })

/** Texts and places of an entry as they are stored, checked when they came in. */
const storedFields = {
  participants: HeadCounts,
  pickup: Place.extend({ pickupTimeStart: z.string().nullable() }).nullable(),
  dropoff: Place.extend({ is_extra_service: z.boolean() }).nullable(),
  notes: z.string(),
  licensePlate: z.string().optional(),
  guide: z.string().optional(),
  voucher: z.string().optional(),
}

const TourOfEntry = z.object({
  _id: Id,
  name: z.string(),
  number: z.string(),
  thumbnails: z.object({ wide: z.string().nullable() }),
  doesIncludeReturnTransport: z.boolean(),
})

/** A saved entry (FORM-24). */
const Entry = z
  .object({
    _id: Id,
    status: z.enum(entryStatuses),
    tour: TourOfEntry.nullable(),
    ...entryFields,
    ...storedFields,
    coupon_code: z.string(),
    coupon_data: z.object({ name: z.string(), discount: z.number() }).nullable(),
    agent: Id.nullable(),
    isAgencyPayment: z.boolean(),
    commission: Amount,
    calculatedPrices: EntryPrices,
    tourCarId: Id.nullable(),
  })
  .meta({ id: 'Entry' })

const Customer = z.object({
  firstName: z.string(),
  lastName: z.string(),
  roomNumber: z.string(),
  email: z.string(),
  mobilePhone: z.string(),
  passportNumber: z.string(),
  address: z.string(),
  notes: z.string(),
})

/** A payment of an order (PAY-01). */
const Payment = z
  .object({
    _id: Id,
    action: z.enum(paymentActions),
    created: Instant,
    currency: z.enum(currencies),
    amountInCurrency: Amount,
    provider: z.string(),
    transactionNumber: z.string().nullable(),
    status: z.enum(orderStatuses),
    paymentUrl: z.string().nullable(),
    paymentUrl2: z.string().nullable(),
  })
  .meta({ id: 'Payment' })

/** A saved order (FORM-22). */
export const Order = z
  .object({
    _id: Id,
    orderNumber: z.int(),
    refOrderNumber: z.string(),
    orderType: z.enum(orderTypes),
    status: z.enum(orderStatuses),
    paymentStatus: z.enum(paymentStatuses),
    agency: z.object({ _id: Id, name: z.string() }),
    agencyMode: z.boolean(),
    agent: z.object({ _id: Id, name: z.string() }).nullable(),
    isAgencyPayment: z.boolean(),
    userId: Id.nullable(),
    user: z.object({ _id: Id, name: z.string() }).nullable(),
    userInformation: Customer,
    starTour: Id.nullable(),
    selectedTours: z.array(Entry),
    payments: z.array(Payment),
    currency: z.enum(currencies),
    currencyRate: z.number(),
    source: z.enum(orderSources),
    paymentProvider: z.string(),
    isWhileSaving: z.boolean(),
    activeIndex: z.int(),
    commission: Amount,
    customTotalPrice: Amount.nullable(),
    calculatedPrices: z.object({ totalPrice: z.number(), pricePortions: z.array(EntryPrices) }),
    paymentTBD: z.boolean(),
    createdAt: Instant,
    updatedAt: Instant,
  })
  .meta({ id: 'Order' })
export type Order = z.output<typeof Order>

/** One row of Operations: one entry with what its order says of it (OPS-24, HOLE-O63). */
export const PurchasedTour = z
  .object({
    _id: Id,
    orderId: Id,
    orderNumber: z.int(),
    refOrderNumber: z.string(),
    customer: z.string(),
    agency: z.string(),
    tour: z.object({ _id: Id, name: z.string(), participants: HeadCounts }).nullable(),
    headCount: z.int(),
    date: Day.nullable(),
    language: z.enum(languages).nullable(),
    group_type: z.enum(groupTypes).nullable(),
    price_class: z.enum(priceClasses).nullable(),
    tourOption: z.enum(tourOptions).nullable(),
    pickup: Place.nullable(),
    pickupTimeStart: z.string().nullable(),
    dropoff: Place.nullable(),
    source: z.enum(orderSources),
    orderType: z.enum(orderTypes),
    tourStatus: z.enum(entryStatuses),
    orderStatus: z.enum(orderStatuses),
    paymentStatus: z.enum(paymentStatuses),
    notes: z.string(),
    tourCarId: Id.nullable(),
    thumbnails: z.object({ wide: z.string().nullable() }),
  })
  .meta({ id: 'PurchasedTour' })
export type PurchasedTour = z.output<typeof PurchasedTour>

/** The language of heads and words in a file, and so the side on which its sheet begins. */
const locale = z.enum(['en', 'he']).default('en')

/** The operations list as a file: its filters and its order, all rows and no pages (OPS-19, HOLE-O63). */
const OperationsExportQuery = OperationsQuery.omit({ page: true, limit: true }).extend({
  type: z.literal('purchasedTours'),
  locale,
})
export type OperationsExportQuery = z.output<typeof OperationsExportQuery>

/** An agency's orders as a file, all rows of the filters (AGO-14, HOLE-O63). */
const AgencyExportQuery = AgencyOrdersQuery.omit({ page: true, limit: true }).extend({
  type: z.literal('agencyOrders'),
  locale,
})
export type AgencyExportQuery = z.output<typeof AgencyExportQuery>

/** One row of an agency's orders: one order with its tours (AGO-15, HOLE-O63). */
export const AgencyOrder = z
  .object({
    _id: Id,
    orderNumber: z.int(),
    refOrderNumber: z.string(),
    orderType: z.enum(orderTypes),
    customer: z.string(),
    agent: z.object({ _id: Id, name: z.string() }).nullable(),
    tours: z.array(
      z.object({ _id: Id, name: z.string(), date: Day, headCount: z.int(), status: z.enum(entryStatuses) }),
    ),
    /** In the order's currency, by its own rate; what was agreed by hand wins. Null: still to be determined. */
    total: Amount.nullable(),
    currency: z.enum(currencies),
    paymentStatus: z.enum(paymentStatuses),
  })
  .meta({ id: 'AgencyOrder' })
export type AgencyOrder = z.output<typeof AgencyOrder>

export const orders = {
  agency: route({
    method: 'GET',
    path: '/orders/agency',
    access: 'orders.read',
    summary: 'Orders of the own agency, one row each; of an agent those he or she sold or made',
    query: AgencyOrdersQuery,
    answer: pageOf(AgencyOrder),
  }),
  get: route({
    method: 'GET',
    path: '/orders/:id',
    access: 'orders.read',
    summary: 'One order',
    params: IdParams,
    answer: Order,
  }),
  place: route({
    method: 'POST',
    path: '/orders',
    access: 'orders.place',
    summary: 'Place a new order; the same `clientKey` again answers the first order',
    body: OrderInput.extend({ clientKey: Id.optional() }),
    answer: Order,
    status: 201,
  }),
  change: route({
    method: 'PUT',
    path: '/orders/:id',
    access: 'orders.change',
    summary: 'Change an order; `updatedAt` is the version last read',
    params: IdParams,
    body: OrderInput.extend({ updatedAt: Instant.optional() }),
    answer: Order,
  }),
  cancel: route({
    method: 'POST',
    path: '/orders/cancel',
    access: 'orders.cancel',
    summary: 'Cancel an order, with or without a refund',
    body: z.object({ orderId: Id, canRefund: z.boolean() }),
    answer: Order,
  }),
  addPayment: route({
    method: 'POST',
    path: '/orders/:id/payments',
    access: 'orders.settle',
    summary: 'Ask for a part of the total as a payment of its own, in the currency of the order',
    params: IdParams,
    body: z.object({ amount: z.number().max(10_000_000) }),
    answer: Order,
    status: 201,
  }),
  settlePayment: route({
    method: 'POST',
    path: '/orders/:id/payments/:paymentId/paid',
    access: 'orders.settle',
    summary: 'Mark a payment to the agency, or its refund, as paid',
    params: IdParams.extend({ paymentId: Id }),
    answer: Order,
  }),
  calculatePrice: route({
    method: 'POST',
    path: '/orders/calculatePrice',
    access: 'orders.place',
    summary: 'The price of an order under construction',
    body: OrderInput.extend({ _id: Id.optional() }),
    answer: z.object({ calculatedPrices: CalculatedPrices }),
  }),
  purchasedTours: route({
    method: 'GET',
    path: '/orders/purchasedTours/data',
    access: 'operations.read',
    summary: 'Entries of all orders, one row each',
    query: OperationsQuery,
    answer: pageOf(PurchasedTour),
  }),
  exportPurchasedTours: route({
    method: 'GET',
    path: '/orders/export',
    access: 'operations.read',
    summary: 'The entries of all orders that the filters find, as an XLSX file',
    query: OperationsExportQuery,
    answer: 'file',
  }),
  exportAgencyOrders: route({
    method: 'GET',
    path: '/orders/export',
    access: 'orders.read',
    when: { query: { type: 'agencyOrders' } },
    summary: 'The orders of the own agency that the filters find, as an XLSX file; of an agent the own ones',
    query: AgencyExportQuery,
    answer: 'file',
  }),
}

/** One line of the log of a record (ORD-07). */
const LogEntry = z.object({
  _id: Id,
  action: z.string(),
  created: Instant,
  user: z.string(),
  details: z.record(z.string(), z.unknown()),
})

export const editLogs = {
  ofOrder: route({
    method: 'GET',
    path: '/editLogs/docs/Order/:id',
    access: 'orders.read',
    summary: 'What happened to an order, newest first',
    params: IdParams,
    answer: allOf(LogEntry),
  }),
}
