import { cities, filterLanguages, groupTypes } from '@tourdesk/domain/catalogue/vocabulary'
import { discountMoments } from '@tourdesk/domain/pricing/vocabulary'
import { z } from 'zod'
import { changeOf } from '../kernel/changeOf.ts'
import { route } from '../kernel/route.ts'
import { Day, Id, IdParams, Instant, lines, text } from '../parts.ts'

/** A ticket type with its share of a full price. */
export const TicketType = z.object({ _id: Id, type: z.string(), pricePortion: z.number(), notes: z.string() })
export type TicketType = z.output<typeof TicketType>

/** A stored pickup or drop-off place. */
export const Location = z.object({
  _id: Id,
  city: z.enum(cities),
  name: z.string(),
  address: z.string(),
  isDefault: z.boolean(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
})
export type Location = z.output<typeof Location>

/** Applies to every tour, including later ones; `tours` is then empty. */
const allTours = z.boolean()

/** A code that lowers the price; `discount` is the share taken off, `end_date: null` never ends. */
const Coupon = z.object({
  _id: Id,
  name: z.string(),
  code: z.string(),
  discount: z.number(),
  allTours,
  tours: z.array(Id),
  start_date: Day,
  end_date: Day.nullable(),
  usage: z.int(),
})
export type Coupon = z.output<typeof Coupon>

/** A discount without a code. */
const GeneralDiscount = z.object({
  _id: Id,
  discount: z.number(),
  bookingOrTour: z.enum(discountMoments),
  start_date: Day,
  end_date: Day.nullable(),
  allTours,
  tours: z.array(Id),
  languages: z.array(z.enum(filterLanguages)),
  groupTypes: z.array(z.enum(groupTypes)),
})
export type GeneralDiscount = z.output<typeof GeneralDiscount>

/** An account's price management; only the main account's has content. */
export const PriceLists = z.object({
  general_discounts: z.array(GeneralDiscount),
  ticket_types: z.array(TicketType),
  coupons: z.array(Coupon),
  pickups_dropoffs_locations: z.array(Location),
})
export type PriceLists = z.output<typeof PriceLists>

/** An account's price management; `updatedAt` is the version to send with a save. */
export const AccountPrices = z
  .object({ _id: Id, priceManagement: PriceLists, updatedAt: Instant })
  .meta({ id: 'AccountPrices' })
export type AccountPrices = z.output<typeof AccountPrices>

/** The main account's price data for order forms; only the main account gets coupons. */
const PriceManagement = AccountPrices.extend({ priceManagement: PriceLists.partial({ coupons: true }) })
export type PriceManagement = z.output<typeof PriceManagement>

/** A number in a form; anything else counts as empty, so that the rule's own message is shown. */
const typedNumber = z
  .custom<number | null>()
  .transform((value) => (typeof value === 'number' && Number.isFinite(value) ? value : null))
  .meta({ type: ['number', 'null'] })
  .default(null)

const tourIds = z.array(Id).max(1000).default([])
const typedDay = Day.nullable().default(null)

/** A ticket type as typed; a new one has no `_id`. */
export const TicketTypeInput = z.object({
  _id: Id.optional(),
  type: text(60).default(''),
  pricePortion: typedNumber,
  notes: lines(1000).default(''),
})

/** A coupon as typed; a new one has no `_id`. */
export const CouponInput = z.object({
  _id: Id.optional(),
  name: text(120).default(''),
  code: text(60).default(''),
  discount: typedNumber,
  allTours: allTours.default(false),
  tours: tourIds,
  start_date: typedDay,
  end_date: typedDay,
  usage: typedNumber,
})

/** A general discount as typed; a new one has no `_id`. */
export const GeneralDiscountInput = z.object({
  _id: Id.optional(),
  discount: typedNumber,
  bookingOrTour: z.enum(discountMoments).nullable().default(null),
  start_date: typedDay,
  end_date: typedDay,
  allTours: allTours.default(false),
  tours: tourIds,
  languages: z.array(z.enum(filterLanguages)).default([]),
  groupTypes: z.array(z.enum(groupTypes)).default([]),
})

/** A location as typed; a new one has no `_id`. */
export const LocationInput = z.object({
  _id: Id.optional(),
  city: z.enum(cities).nullable().default(null),
  name: text(120).default(''),
  address: text(300).default(''),
  isDefault: z.boolean().default(false),
  lat: typedNumber,
  lng: typedNumber,
})

/**
 * A whole price management as sent; items without `_id` are new. Omitted fields of a stored item keep their
 * values, those of a new item get their defaults.
 */
export const PriceListsInput = z.object({
  general_discounts: z.array(changeOf(GeneralDiscountInput)),
  ticket_types: z.array(changeOf(TicketTypeInput)),
  coupons: z.array(changeOf(CouponInput)),
  pickups_dropoffs_locations: z.array(changeOf(LocationInput)),
})
export type PriceListsInput = z.input<typeof PriceListsInput>

/** The kinds of records that orders use. */
export const usedKinds = ['tours', 'ticket_types', 'coupons', 'pickups_dropoffs_locations'] as const
export type UsedKind = (typeof usedKinds)[number]

/** How many orders use a record, and how many of them are upcoming. */
export const Usage = z.object({ orders: z.int(), upcoming: z.int() }).meta({ id: 'Usage' })
export type Usage = z.output<typeof Usage>

export const pricing = {
  management: route({
    method: 'GET',
    path: '/accounts/priceManagement',
    access: 'prices.read',
    summary: 'The price data of the main account; its coupons only for the main account (HOLE-C3)',
    query: z.object({ type: z.literal('data').default('data') }),
    answer: PriceManagement,
  }),
  ofAccount: route({
    method: 'GET',
    path: '/accounts/:id',
    when: { query: { type: 'data' } },
    access: 'prices.write',
    summary: 'The price data of one account (CAPI-31, HOLE-C3)',
    params: IdParams,
    query: z.object({ type: z.literal('data') }),
    answer: AccountPrices,
  }),
  usage: route({
    method: 'GET',
    path: '/accounts/priceManagement/usage',
    access: 'prices.write',
    summary: 'How many orders use a tour, ticket type, coupon or location, to show before deleting it',
    query: z.object({ of: z.enum(usedKinds), id: Id }),
    answer: Usage,
  }),
  change: route({
    method: 'PUT',
    path: '/accounts/:id',
    when: { bodyHas: 'priceManagement' },
    access: 'prices.write',
    summary: 'Replace all price data of the main account',
    params: IdParams,
    body: z.object({ _id: Id, priceManagement: PriceListsInput, updatedAt: Instant.optional() }),
    answer: AccountPrices,
  }),
}

/** Units of each currency for one USD. */
export const CurrencyRates = z.object({ USD: z.number(), EUR: z.number(), ILS: z.number() })
export type CurrencyRates = z.output<typeof CurrencyRates>

export const currency = {
  fixed: route({
    method: 'GET',
    path: '/currency/fixed',
    access: 'prices.read',
    summary: 'Exchange rates, or those frozen for an order',
    query: z.object({ orderId: Id.optional() }),
    answer: CurrencyRates,
  }),
}
