import { groupTypes, languages } from '@tourdesk/domain/catalogue/vocabulary'
import {
  entryStatuses,
  orderSources,
  orderStatuses,
  orderTypes,
  priceClasses,
  tourOptions,
} from '@tourdesk/domain/entries/vocabulary'
import { paymentStatuses } from '@tourdesk/domain/orders/vocabulary'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { z } from 'zod'
import { AgencyOrdersQuery, OperationsQuery } from '../lists.ts'
import { Amount, Day, HeadCounts, Id, Instant } from '../parts.ts'
import { Place, TourCarPart } from './orderShapes.ts'

/** An entry with data of its order, as planning and Operations show it. */
export const PurchasedTour = z
  .object({
    _id: Id,
    orderId: Id,
    orderNumber: z.int(),
    refOrderNumber: z.string(),
    customer: z.string(),
    mobilePhone: z.string(),
    agency: z.string(),
    tour: z.object({ _id: Id, name: z.string(), participants: HeadCounts }).nullable(),
    headCount: z.int(),
    date: Day.nullable(),
    /** The last day of a private or package order, else null. */
    endDate: Day.nullable(),
    language: z.enum(languages).nullable(),
    group_type: z.enum(groupTypes).nullable(),
    price_class: z.enum(priceClasses).nullable(),
    tourOption: z.enum(tourOptions).nullable(),
    pickup: Place.nullable(),
    pickupTimeStart: z.string().nullable(),
    dropoff: Place.nullable(),
    source: z.enum(orderSources),
    orderType: z.enum(orderTypes),
    /** The name of a star order's star tour, as sold; else null. */
    starTour: z.string().nullable(),
    tourStatus: z.enum(entryStatuses),
    orderStatus: z.enum(orderStatuses),
    paymentStatus: z.enum(paymentStatuses),
    notes: z.string(),
    /** The unit with most of its people; on a tie, the first one they were put on. */
    tourCarId: Id.nullable(),
    tourCars: z.array(TourCarPart),
    /** When seats were last changed; null while nobody has one. */
    seatedAt: Instant.nullable(),
    /** The order's people were changed after they were split. */
    splitChanged: z.boolean(),
    thumbnails: z.object({ wide: z.string().nullable() }),
  })
  .meta({ id: 'PurchasedTour' })
export type PurchasedTour = z.output<typeof PurchasedTour>

/**
 * A row of Operations: an entry with data of its order. The amounts are the order's, so its other entries
 * repeat them.
 */
export const OperationsRow = PurchasedTour.extend({
  /** The price of the order; null while it's open. */
  total: Amount.nullable(),
  /** Payments less refunds. */
  paid: Amount,
  /** What's still to be paid; never below 0. */
  open: Amount,
  currency: z.enum(currencies),
  isOverdue: z.boolean(),
  /** What the agency earns of this tour, in USD; 0 for a canceled one. */
  commission: Amount,
}).meta({ id: 'OperationsRow' })
export type OperationsRow = z.output<typeof OperationsRow>

/** The filters that select the rows, on all pages. */
export const OperationsSumsQuery = OperationsQuery.omit({ page: true, limit: true, sort: true })

/** The sums of the operations list; with more than `most` tours, `isOver` is true and there are no sums. */
export const OperationsSums = z
  .object({
    /** All rows, including canceled tours. */
    tours: z.int(),
    /** Orders with a tour that takes place. */
    orders: z.int(),
    people: z.int(),
    /** How many of the people set out before the first day of the list, so they aren't in its rows. */
    underWay: z.int(),
    most: z.int(),
    isOver: z.boolean(),
    /** What agencies earn of the rows, in USD, without canceled tours. */
    commission: Amount,
    /**
     * By currency. An order with several tours counts once, and an order whose price is open isn't in the
     * total.
     */
    money: z.array(
      z.object({
        currency: z.enum(currencies),
        orders: z.int(),
        total: Amount,
        paid: Amount,
        open: Amount,
      }),
    ),
  })
  .meta({ id: 'OperationsSums' })
export type OperationsSums = z.output<typeof OperationsSums>

/** The language of a file's headers and values, and so the direction of its sheet. */
const locale = z.enum(['en', 'he']).default('en')

/** The operations list as a file: same filters and sort order, all rows instead of pages. */
export const OperationsExportQuery = OperationsQuery.omit({ page: true, limit: true }).extend({
  type: z.literal('purchasedTours'),
  locale,
})
export type OperationsExportQuery = z.output<typeof OperationsExportQuery>

/** An agency's orders as a file, with all rows that match the filters. */
export const AgencyExportQuery = AgencyOrdersQuery.omit({ page: true, limit: true }).extend({
  type: z.literal('agencyOrders'),
  locale,
})
export type AgencyExportQuery = z.output<typeof AgencyExportQuery>

/** A row of an agency's orders: an order with its tours. */
export const AgencyOrder = z
  .object({
    _id: Id,
    orderNumber: z.int(),
    refOrderNumber: z.string(),
    orderType: z.enum(orderTypes),
    /** The name of a star order's star tour, as sold; else null. */
    starTour: z.string().nullable(),
    customer: z.string(),
    agent: z.object({ _id: Id, name: z.string() }).nullable(),
    tours: z.array(
      z.object({
        _id: Id,
        name: z.string(),
        date: Day,
        endDate: Day.nullable(),
        headCount: z.int(),
        status: z.enum(entryStatuses),
      }),
    ),
    /** In the order's currency, at its own rate; a custom total wins. Null if still to be determined. */
    total: Amount.nullable(),
    currency: z.enum(currencies),
    /** What the agency earns of the order, in USD; 0 for a canceled one. */
    commission: Amount,
    paymentStatus: z.enum(paymentStatuses),
  })
  .meta({ id: 'AgencyOrder' })
export type AgencyOrder = z.output<typeof AgencyOrder>
