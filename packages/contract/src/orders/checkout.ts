import { languages, whatToBringOptions } from '@tourdesk/domain/catalogue/vocabulary'
import { orderTypes } from '@tourdesk/domain/entries/vocabulary'
import { creditStates } from '@tourdesk/domain/payments/credit'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { z } from 'zod'
import { route } from '../kernel/route.ts'
import { Amount, Day, HeadCounts, Id, IdParams, Instant, text } from '../parts.ts'
import { Place, PriceLine } from './orderShapes.ts'

/** The language of a mail, and of a customer. */
export const MailLanguage = z.enum(['en', 'he'])

/** A line of a customer's price, in USD. `tour` is a price whose calculation wasn't stored. */
const BilledLine = z.union([PriceLine, z.object({ line: z.literal('tour'), amount: Amount })])
export type BilledLine = z.output<typeof BilledLine>

/** A tour as its customer sees it; canceled tours are left out. */
const BookedTour = z.object({
  _id: Id,
  tour: z.object({ name: z.string(), thumbnails: z.object({ wide: z.string().nullable() }) }),
  date: Day,
  startDate: Day.nullable(),
  endDate: Day.nullable(),
  language: z.enum(languages).nullable(),
  participants: HeadCounts,
  numOfParticipants: z.int().nullable(),
  pickup: Place.extend({ pickupTimeStart: z.string().nullable() }).nullable(),
  dropoff: Place.nullable(),
  whatToBring: z.array(z.enum(whatToBringOptions)),
  couponCode: z.string(),
  /** They add up to the tour's price. */
  lines: z.array(BilledLine),
})
export type BookedTour = z.output<typeof BookedTour>

/** A fee for a canceled tour, or the part of it that was written off (below 0), in the order's currency. */
const KeptFee = z.object({
  kind: z.enum(['fee', 'write_off']),
  /** Null for a write-off, and in older orders. */
  tour: z.object({ name: z.string(), date: Day }).nullable(),
  amount: Amount,
})

/**
 * What the customer can pay at once; `pay` is the address of the payment page, null while cards aren't
 * accepted.
 */
const ToPay = z.object({
  amount: Amount,
  /** For orders with a deposit; null for what is due at once. */
  dueOn: Day.nullable(),
  pay: z.string().nullable(),
})

/** A store credit from the order; `rest` is what isn't spent yet. */
const GivenCredit = z.object({
  code: z.string(),
  rest: Amount,
  currency: z.enum(currencies),
  /** The last day on which it can be used. */
  validUntil: Day,
  state: z.enum(creditStates),
})

/** The state of an opened payment page; `reason` is why a card was refused. */
const PaymentTry = z.object({
  status: z.enum(['open', 'declined', 'refused', 'paid']),
  reason: z.object({ en: z.string(), he: z.string() }).nullable(),
})
export type PaymentTry = z.output<typeof PaymentTry>

/** An order as its customer sees it through a link: no agency money, no staff notes, no other orders. */
export const CustomerOrder = z
  .object({
    orderNumber: z.int(),
    orderType: z.enum(orderTypes),
    isCanceled: z.boolean(),
    customer: z.string(),
    /** The language of the customer's name. */
    language: MailLanguage,
    starTour: z.string().nullable(),
    tours: z.array(BookedTour),
    currency: z.enum(currencies),
    /** Units per dollar: the order's currency at its frozen rate, the others at today's. */
    rates: z.record(z.enum(currencies), z.number()),
    /** Included in the total; empty in a canceled order. */
    fees: z.array(KeptFee),
    /** In the order's currency; null while it's to be determined. */
    total: Amount.nullable(),
    /** The total was agreed on, so the lines don't add up to it. */
    isAgreed: z.boolean(),
    /** In the order's currency; null if the customer pays the agency. */
    money: z.object({ paid: Amount, open: Amount, toRefund: Amount }).nullable(),
    /** The agency that the customer pays; null if they pay us. */
    paysTo: z.string().nullable(),
    /** What's due now, or next; null if nothing is open. */
    toPay: ToPay.nullable(),
    /** All that's open, if part of it is due later. */
    allToPay: ToPay.nullable(),
    /** The store credits made from its money. */
    credits: z.array(GivenCredit),
    business: z.object({ name: z.string(), phone: z.string() }),
    /** True if card payments are only tests. */
    isTest: z.boolean(),
    /** The attempt that was asked about. */
    attempt: PaymentTry.nullable(),
  })
  .meta({ id: 'CustomerOrder' })
export type CustomerOrder = z.output<typeof CustomerOrder>

/** A link that was sent by mail; `payment` is null for the link to the order. */
const SentLink = z.object({
  payment: Id.nullable(),
  recipient: z.string(),
  by: z.string(),
  at: Instant,
})
export type SentLink = z.output<typeof SentLink>

/** The customer's link to an order, and the latest mails with it and with each payment's link. */
export const CustomerLink = z.object({
  /** Null once it has expired. */
  url: z.string().nullable(),
  /** The last day on which it works. */
  expires: Day,
  sent: z.array(SentLink),
})
export type CustomerLink = z.output<typeof CustomerLink>

/** A mail with a link, before it's sent; `lastSent` is the last one with this link. */
export const LinkMail = z.object({
  language: MailLanguage,
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  lastSent: SentLink.nullable(),
})
export type LinkMail = z.output<typeof LinkMail>

/** The business's phone and name, for the page shown when a link doesn't work. */
const BusinessContact = z.object({ name: z.string(), phone: z.string() })

export const checkout = {
  get: route({
    method: 'GET',
    path: '/checkout/:id',
    access: 'checkout.read',
    summary:
      'An order for its customer, by the link in `x-order-link`; wrong and expired links are not found',
    params: IdParams,
    query: z.object({ attempt: Id.optional() }),
    answer: CustomerOrder,
  }),
  payByCredit: route({
    method: 'POST',
    path: '/checkout/:id/credit',
    access: 'checkout.pay',
    summary:
      'Pay by a store credit’s code, as much as is left of it and open; the same `clientKey` pays once',
    params: IdParams,
    body: z.object({ code: text(40), clientKey: Id }),
    answer: CustomerOrder,
  }),
  contact: route({
    method: 'GET',
    path: '/checkout/contact',
    access: 'public',
    summary: 'Name and phone of the business, for customers whose link doesn’t open',
    answer: BusinessContact,
  }),
}
