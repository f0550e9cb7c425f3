import { cities, filterLanguages, groupTypes } from '@tourdesk/domain/catalogue/vocabulary'
import { discountMoments } from '@tourdesk/domain/pricing/vocabulary'
import { z } from 'zod'
import { route } from './kernel/route.ts'
import { Day, Id } from './parts.ts'

/** A kind of ticket with its share of the price of one person (TICK-02). */
export const TicketType = z.object({ _id: Id, type: z.string(), pricePortion: z.number(), notes: z.string() })
export type TicketType = z.output<typeof TicketType>

/** A stored pickup or drop-off place (LOC-05). */
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

/** A code that lowers the price (COUP-02). */
const Coupon = z.object({
  _id: Id,
  name: z.string(),
  code: z.string(),
  discount: z.number(),
  tours: z.array(Id),
  start_date: Day,
  end_date: Day.nullable(),
  usage: z.int(),
})

/** A discount without a code (DISC-08). */
const GeneralDiscount = z.object({
  _id: Id,
  discount: z.number(),
  bookingOrTour: z.enum(discountMoments),
  start_date: Day,
  end_date: Day.nullable(),
  tours: z.array(Id),
  languages: z.array(z.enum(filterLanguages)),
  groupTypes: z.array(z.enum(groupTypes)),
})

/** The price management of an account; only the main account's has anything in it (DISC-07, HOLE-C3). */
export const PriceLists = z.object({
  general_discounts: z.array(GeneralDiscount),
  ticket_types: z.array(TicketType),
  coupons: z.array(Coupon),
  pickups_dropoffs_locations: z.array(Location),
})

/** The main account's price data, as order forms need it; coupon codes stay on the server (HOLE-C3). */
const PriceManagement = z.object({
  _id: Id,
  priceManagement: z.object({
    ticket_types: z.array(TicketType),
    pickups_dropoffs_locations: z.array(Location),
  }),
})
export type PriceManagement = z.output<typeof PriceManagement>

export const pricing = {
  management: route({
    method: 'GET',
    path: '/accounts/priceManagement',
    access: 'prices.read',
    summary: 'Ticket types and locations of the main account',
    query: z.object({ type: z.literal('data').default('data') }),
    answer: PriceManagement,
  }),
}

/** Units of each currency for one USD (HOLE-O5). */
export const CurrencyRates = z.object({ USD: z.number(), EUR: z.number(), ILS: z.number() })
export type CurrencyRates = z.output<typeof CurrencyRates>

export const currency = {
  fixed: route({
    method: 'GET',
    path: '/currency/fixed',
    access: 'prices.read',
    summary: 'Exchange rates, or those frozen on an order',
    query: z.object({ orderId: Id.optional() }),
    answer: CurrencyRates,
  }),
}
