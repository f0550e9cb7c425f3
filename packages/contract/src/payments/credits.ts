import { creditStates } from '@tourdesk/domain/payments/credit'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { z } from 'zod'
import { route } from '../kernel/route.ts'
import { CreditsQuery } from '../lists.ts'
import { Amount, allOf, Day, Id, IdParams, Instant, lines, pageOf, ShownAmount, text } from '../parts.ts'

/** A store credit, with the order that it comes from. Customer and mail address are those at the time. */
export const Credit = z
  .object({
    _id: Id,
    /** `XXXX-XXXX` */
    code: z.string(),
    orderId: Id,
    orderNumber: z.int(),
    customer: z.string(),
    email: z.string(),
    agency: z.string(),
    amount: Amount,
    /** What isn't spent yet. */
    rest: Amount,
    currency: z.enum(currencies),
    created: Instant,
    /** The last day on which it can be used. */
    validUntil: Day,
    state: z.enum(creditStates),
    /** The version: when it was last extended or turned back into a refund. */
    updatedAt: Instant,
  })
  .meta({ id: 'Credit' })
export type Credit = z.output<typeof Credit>

/** A payment by store credit: the code as typed, and an amount in the order's currency. */
export const CreditPayment = z.object({
  code: text(40),
  amount: z.number().max(10_000_000),
  clientKey: Id,
})

export const credits = {
  list: route({
    method: 'GET',
    path: '/payments/credits',
    access: 'orders.settle',
    summary: 'Store credits, usable ones first, then by expiry date',
    query: CreditsQuery,
    answer: pageOf(Credit),
  }),
  ofOrder: route({
    method: 'GET',
    path: '/orders/:id/credits',
    access: 'orders.read',
    summary:
      'The store credits that an order gave; agencies see those of their orders, agents those of their own',
    params: IdParams,
    answer: allOf(Credit),
  }),
  prolong: route({
    method: 'POST',
    path: '/credits/:id/validity',
    access: 'ledger.override',
    summary: 'Extend a store credit; `updatedAt` is the version last read',
    params: IdParams,
    body: z.object({ validUntil: Day, reason: lines(1000).default(''), updatedAt: Instant.optional() }),
    answer: Credit,
  }),
  takeBack: route({
    method: 'POST',
    path: '/credits/:id/takeBack',
    access: 'ledger.override',
    summary:
      "Turn what's left of a store credit back into refunds of the payments it came from; `rest` is what was left when it was read, `updatedAt` the version last read",
    params: IdParams,
    body: z.object({
      rest: ShownAmount,
      reason: lines(1000).default(''),
      updatedAt: Instant.optional(),
    }),
    answer: Credit,
  }),
}
