import { agencyPostingKinds, handPostingKinds } from '@tourdesk/domain/agencyAccounts/vocabulary'
import { handMethods } from '@tourdesk/domain/payments/vocabulary'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { z } from 'zod'
import { route } from '../kernel/route.ts'
import { AgencyPostingsQuery } from '../lists.ts'
import { Amount, Day, Id, IdParams, Instant, lines, pageOf, text } from '../parts.ts'

/** A row of an agency's account; rows are added and never changed. */
export const AgencyPosting = z
  .object({
    _id: Id,
    kind: z.enum(agencyPostingKinds),
    currency: z.enum(currencies),
    /** Positive if the agency owes more. */
    amount: Amount,
    /** What the agency owes after this row, in its currency. */
    balance: Amount,
    day: Day,
    created: Instant,
    /** The tour that it's posted for; null for what staff recorded. */
    entry: z
      .object({
        _id: Id,
        orderId: Id,
        orderNumber: z.int(),
        reference: z.string(),
        customer: z.string(),
        tour: z.string(),
        /** The tour's own day, also once it moved. */
        date: Day,
        people: z.int(),
      })
      .nullable(),
    /** Of a commission. */
    percent: z.number().nullable(),
    method: z.enum(handMethods).nullable(),
    reference: z.string(),
    /** Empty for agencies. */
    note: z.string(),
    /** Who recorded it; null if the product did, and for agencies. */
    by: z.string().nullable(),
    /** The row that this one reverses. */
    reverses: Id.nullable(),
    isReversed: z.boolean(),
  })
  .meta({ id: 'AgencyPosting' })
export type AgencyPosting = z.output<typeof AgencyPosting>

/** What staff record: money above 0; of an adjustment or opening balance, above 0 if the agency owes more. */
export const RecordedPosting = z.object({
  kind: z.enum(handPostingKinds),
  currency: z.enum(currencies),
  amount: z.number(),
  day: Day,
  method: z.enum(handMethods).nullable().default(null),
  reference: text(100).default(''),
  note: lines(1000).default(''),
  clientKey: Id,
})

export const agencyAccounts = {
  postings: route({
    method: 'GET',
    path: '/agencyAccounts/:id/postings',
    access: 'statements.read',
    summary:
      'What is on the account of an agency, newest first, each row with the balance after it, and the balances at the end of the days asked for; agencies see their own, without notes and without who wrote them',
    params: IdParams,
    query: AgencyPostingsQuery,
    answer: pageOf(AgencyPosting).extend({
      /** What the agency owes at the end of `endDate`, or now. */
      balances: z.array(z.object({ currency: z.enum(currencies), amount: Amount })),
    }),
  }),
  record: route({
    method: 'POST',
    path: '/agencyAccounts/:id/postings',
    access: 'statements.write',
    summary:
      'Record a payment, top-up, payout, adjustment or opening balance; the same `clientKey` again answers the first result',
    params: IdParams,
    body: RecordedPosting,
    answer: AgencyPosting,
    status: 201,
  }),
  reverse: route({
    method: 'POST',
    path: '/agencyPostings/:id/reverse',
    access: 'statements.write',
    summary: 'Reverse what was recorded on an account by mistake, by a row of the same amount',
    params: IdParams,
    body: z.object({ reason: lines(1000).min(1), clientKey: Id }),
    answer: AgencyPosting,
    status: 201,
  }),
}
