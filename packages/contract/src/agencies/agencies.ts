import { roles } from '@tourdesk/domain/access/roles'
import { usualSettlement } from '@tourdesk/domain/agencies/settlement'
import {
  accountStatuses,
  invoicings,
  limitActions,
  statementBases,
} from '@tourdesk/domain/agencies/vocabulary'
import { agencyWishes, usualWish } from '@tourdesk/domain/messages/agencyWish'
import { messageLanguages } from '@tourdesk/domain/messages/vocabulary'
import { z } from 'zod'
import { changeOf } from '../kernel/changeOf.ts'
import { route } from '../kernel/route.ts'
import { AgenciesQuery } from '../lists.ts'
import { allOf, Deleted, Done, Id, IdParams, Instant, lines, pageOf, secret, text } from '../parts.ts'
import { PriceLists } from '../pricing/pricing.ts'

/** An account that may sell, with the people who can be its agent. */
export const Seller = z.object({
  _id: Id,
  name: z.string(),
  isMain: z.boolean(),
  allowPrivateGroup: z.boolean(),
  doesAllowPaymentToAgency: z.boolean(),
  dailyToursOnly: z.boolean(),
  agents: z.array(z.object({ _id: Id, name: z.string() })),
})
export type Seller = z.output<typeof Seller>

/** A row of the agencies list. */
export const AccountRow = z.object({
  _id: Id,
  id: Id,
  name: z.string(),
  status: z.enum(accountStatuses),
  logo: z.string().nullable(),
  mobilePhone: z.string(),
  commissionRate: z.number(),
  isSuper: z.boolean(),
  /** True if a click switches to this account. */
  canEnter: z.boolean(),
})
export type AccountRow = z.output<typeof AccountRow>

/** How an agency settles with the office; amounts in dollars. */
const SettlementShape = z.object({
  /** The highest amount it may owe; null for no limit. */
  creditLimit: z.number().nullable(),
  atLimit: z.enum(limitActions),
  isPrepaid: z.boolean(),
  /** A prepaid agency is pointed out below this balance; null for never. */
  warnBelow: z.number().nullable(),
  basis: z.enum(statementBases),
  paymentDays: z.number().nullable(),
  invoicing: z.enum(invoicings),
})

/** A whole account; only staff of the main account get `apiKey`. */
export const Account = AccountRow.extend({
  hashavshevetAgencyKey: z.string(),
  leaveSiteMsg: z.string(),
  doesIncludeAffiliation: z.boolean(),
  doesAllowPaymentToAgency: z.boolean(),
  allowPrivateGroup: z.boolean(),
  dailyToursOnly: z.boolean(),
  /** The account's own payment policy. */
  paymentPolicy: Id.nullable(),
  /** Which messages its customers get, and who gets the others. */
  messagesToCustomers: z.enum(agencyWishes),
  contactEmail: z.string(),
  documentLanguage: z.enum(messageLanguages),
  settlement: SettlementShape,
  /** The number of an Israeli dealer; empty for none. */
  taxId: z.string(),
  apiKey: z.string().optional(),
  role: z.enum(roles).nullable(),
  priceManagement: PriceLists,
  updatedAt: Instant,
}).meta({ id: 'Account' })
export type Account = z.output<typeof Account>

/**
 * What the account forms send. `apiKey`, `isSuper` and the other fields of an account are never accepted from
 * a client.
 */
export const AccountInput = z.object({
  name: text(120),
  status: z.enum(accountStatuses).optional(),
  logo: text(500).nullable().default(null),
  mobilePhone: text(40).default(''),
  commissionRate: z.number().nullable().default(0),
  hashavshevetAgencyKey: text(100).default(''),
  leaveSiteMsg: lines(4000).default(''),
  doesIncludeAffiliation: z.boolean().default(false),
  doesAllowPaymentToAgency: z.boolean().default(false),
  allowPrivateGroup: z.boolean().default(false),
  dailyToursOnly: z.boolean().default(false),
  paymentPolicy: Id.nullable().default(null),
  messagesToCustomers: z.enum(agencyWishes).default(usualWish),
  contactEmail: text(200).default(''),
  /** The language of messages to the agency itself. */
  documentLanguage: z.enum(messageLanguages).default('he'),
  /** Changing it or the dealer number needs `statements.write`. */
  settlement: SettlementShape.default(usualSettlement),
  taxId: text(20).default(''),
})
export type AccountInput = z.input<typeof AccountInput>

/** The same for a change: omitted fields keep their values. */
export const AccountChange = changeOf(AccountInput).extend({ updatedAt: Instant.optional() })

export const agencies = {
  sellers: route({
    method: 'GET',
    path: '/accounts/sellers',
    access: 'orders.place',
    summary:
      'Accounts and agents an order can be booked for: all of them for staff, its own account for an agency',
    answer: allOf(Seller),
  }),
  list: route({
    method: 'GET',
    path: '/accounts',
    access: 'accounts.read',
    summary: 'Agencies by name',
    query: AgenciesQuery,
    answer: pageOf(AccountRow),
  }),
  get: route({
    method: 'GET',
    path: '/accounts/:id',
    access: 'accounts.read',
    summary: 'One account',
    params: IdParams,
    answer: Account,
  }),
  create: route({
    method: 'POST',
    path: '/accounts',
    access: 'accounts.write',
    summary: 'Create an agency; active when a super user does, else pending (HOLE-A6)',
    body: AccountInput,
    answer: Account,
    status: 201,
  }),
  change: route({
    method: 'PUT',
    path: '/accounts/:id',
    access: 'accounts.write',
    summary: 'Change an account; `updatedAt` is the version last read',
    params: IdParams,
    body: AccountChange,
    answer: Account,
  }),
  remove: route({
    method: 'DELETE',
    path: '/accounts/:id',
    access: 'accounts.delete',
    summary: 'Delete an account that has no orders (HOLE-A43)',
    params: IdParams,
    answer: Deleted,
  }),
  invite: route({
    method: 'POST',
    path: '/accounts/invite',
    access: 'users.write',
    summary: 'Invite a user by id; only users that the caller can see',
    body: z.object({ accountId: Id, userId: Id, role: z.enum(roles) }),
    answer: Done,
    status: 201,
  }),
  confirm: route({
    method: 'POST',
    path: '/accounts/confirm/:id',
    access: 'signedIn',
    summary: 'Accept an invite with the token of its mail, or confirm a pending account (HOLE-A6)',
    params: IdParams,
    body: z.object({ token: secret(2000).optional() }).default({}),
    answer: Done,
  }),
  mailInvite: route({
    method: 'POST',
    path: '/accounts/confirm/:id/mail',
    access: 'signedIn',
    summary: 'Mail the caller the link of their open invite again',
    params: IdParams,
    answer: Done,
  }),
}
