import { languages } from '@tourdesk/domain/catalogue/vocabulary'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { z } from 'zod'
import { route } from '../kernel/route.ts'
import { Amount, Day, HeadCounts, IdParams, Instant } from '../parts.ts'
import { MailLanguage } from './checkout.ts'
import { Place } from './orderShapes.ts'

/**
 * Whether an offer can still be taken. `taken` is booked, by the link or by the office; `refused` is that the
 * customer said no to it.
 */
const offerStates = ['open', 'taken', 'refused', 'over'] as const

/** An offer from the waiting list as its customer sees it. */
export const Offer = z
  .object({
    state: z.enum(offerStates),
    customer: z.string(),
    /** The language of the customer's name. */
    language: MailLanguage,
    tour: z.object({ name: z.string(), thumbnails: z.object({ wide: z.string().nullable() }) }),
    date: Day,
    tourLanguage: z.enum(languages),
    people: z.int(),
    /** How many of which ticket type. */
    participants: HeadCounts,
    pickup: Place.extend({ pickupTimeStart: z.string().nullable() }).nullable(),
    /** Null without a way back. */
    dropoff: Place.nullable(),
    /** What it costs if it's taken; null once it can't be. */
    price: z.object({ amount: Amount, currency: z.enum(currencies) }).nullable(),
    until: Instant,
    /** The path of the customer's page of the order that was made of it; null without one. */
    order: z.string().nullable(),
    business: z.object({ name: z.string(), phone: z.string() }),
  })
  .meta({ id: 'Offer' })
export type Offer = z.output<typeof Offer>

export const offers = {
  get: route({
    method: 'GET',
    path: '/offers/:id',
    access: 'offer.read',
    summary: 'An offer of the waiting list for its customer, by the link in `x-order-link`',
    params: IdParams,
    answer: Offer,
  }),
  take: route({
    method: 'POST',
    path: '/offers/:id/take',
    access: 'offer.answer',
    summary:
      'Take an offer: makes the order at its price, with the places that are held for it; once, however often it’s sent',
    params: IdParams,
    answer: Offer,
  }),
  decline: route({
    method: 'POST',
    path: '/offers/:id/decline',
    access: 'offer.answer',
    summary: 'Say no to an offer, which frees its places; the party keeps waiting for its other dates',
    params: IdParams,
    answer: Offer,
  }),
}
