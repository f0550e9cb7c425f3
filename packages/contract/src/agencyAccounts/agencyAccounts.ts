import { agencyPostingKinds, handPostingKinds, limitStates } from '@tourdesk/domain/agencyAccounts/vocabulary'
import { handMethods } from '@tourdesk/domain/payments/vocabulary'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { z } from 'zod'
import { route } from '../kernel/route.ts'
import { AgencyBalancesQuery, AgencyPostingsQuery } from '../lists.ts'
import { Amount, AsFile, Day, Id, IdParams, Instant, lines, pageOf, text } from '../parts.ts'

/** What an agency owes in one currency; below 0 it has paid more than it owes. */
const Balance = z.object({ currency: z.enum(currencies), amount: Amount })

/** How an agency stands to the most it may owe, in dollars by the fixed rates of now. */
const LimitUse = z.object({
  isPrepaid: z.boolean(),
  /** What it owes in all currencies. */
  owed: Amount,
  /** Null for no limit; 0 for a prepaid agency. */
  limit: Amount.nullable(),
  /** What it may still owe, below 0 above the limit; null for no limit. */
  left: Amount.nullable(),
  /** How much of the limit is used, in whole percent rounded down; null without a limit or with one of 0. */
  percent: z.int().nullable(),
  /** What has to be pointed out. */
  state: z.enum(limitStates).nullable(),
})

/** The last money an agency paid in a currency that wasn't reversed. */
const LastPayment = z.object({ day: Day, amount: Amount })

/** What an agency owes in one currency. Its id is the agency's with the currency. */
export const AgencyBalance = LimitUse.extend({
  _id: z.string(),
  agency: z.object({ _id: Id, name: z.string() }),
  currency: z.enum(currencies),
  balance: Amount,
  /** What no confirmed statement bills. */
  unbilled: Amount,
  /** What's still to be paid of confirmed statements, and how much of it is overdue. */
  open: Amount,
  overdue: Amount,
  lastPayment: LastPayment.nullable(),
}).meta({ id: 'AgencyBalance' })
export type AgencyBalance = z.output<typeof AgencyBalance>

/** An agency's account as it is now. */
export const AgencyAccount = LimitUse.extend({
  _id: Id,
  name: z.string(),
  balances: z.array(Balance.extend({ lastPayment: LastPayment.nullable() })),
}).meta({ id: 'AgencyAccount' })
export type AgencyAccount = z.output<typeof AgencyAccount>

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
    /** What of money pays no statement yet, with the sign of `amount`; null for other rows, and once it's reversed. */
    unallocated: Amount.nullable(),
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
  list: route({
    method: 'GET',
    path: '/agencyAccounts',
    access: 'statements.read',
    summary:
      'What agencies owe, one row for each of an agency’s currencies, and the sums of all rows; agencies see their own',
    query: AgencyBalancesQuery,
    answer: pageOf(AgencyBalance).extend({ sums: z.array(Balance) }),
  }),
  file: route({
    method: 'GET',
    path: '/agencyAccounts/file',
    access: 'statements.read',
    summary: 'The same as XLSX or CSV, all rows that the filters find',
    query: AgencyBalancesQuery.omit({ page: true, limit: true }).extend(AsFile.shape),
    answer: 'file',
  }),
  get: route({
    method: 'GET',
    path: '/agencyAccounts/:id',
    access: 'statements.read',
    summary: 'What an agency owes and may owe; agencies see their own',
    params: IdParams,
    answer: AgencyAccount,
  }),
  limitUse: route({
    method: 'GET',
    path: '/agencyAccounts/:id/limitUse',
    access: 'orders.place',
    summary:
      'How much of its limit an agency has used, from 80 % on, for those who book for it; both null below that',
    params: IdParams,
    answer: LimitUse.pick({ percent: true, state: true }),
  }),
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
      balances: z.array(Balance),
    }),
  }),
  postingsFile: route({
    method: 'GET',
    path: '/agencyAccounts/:id/postings/file',
    access: 'statements.read',
    summary: 'The same as XLSX or CSV, all rows that the filters find, up to 100,000',
    params: IdParams,
    query: AgencyPostingsQuery.omit({ page: true, limit: true }).extend(AsFile.shape),
    answer: 'file',
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
