import { authorKinds } from '@tourdesk/domain/access/actor'
import { eventNames, subjectKinds } from '@tourdesk/domain/activity/events'
import { accountStatuses } from '@tourdesk/domain/agencies/vocabulary'
import { cities, groupTypes, languages } from '@tourdesk/domain/catalogue/vocabulary'
import {
  entryStatuses,
  orderSources,
  orderStatuses,
  orderTypes,
  priceClasses,
} from '@tourdesk/domain/entries/vocabulary'
import { factorStates, membershipStatuses, userTabs } from '@tourdesk/domain/identity/vocabulary'
import { messageChannels, messageEvents, messageStates } from '@tourdesk/domain/messages/vocabulary'
import { agencyOrderStatuses } from '@tourdesk/domain/orders/vocabulary'
import { moneyFilters } from '@tourdesk/domain/payments/vocabulary'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { z } from 'zod'
import { Day, Id, idList, listOf, paging, sorting, text } from './parts.ts'

/*
 * The query of each list. The addresses of list pages use the same schemas and every page loads them, so they're kept
 * apart from the rest of their features.
 */

/** Agencies by name and status (ACC-03, ACC-04). */
export const AgenciesQuery = z.object({
  name: text(120).optional(),
  status: listOf(accountStatuses),
  ...paging(5),
})

/** Users of an account by words of their name, phone and email, with its open invites on request. */
export const UsersQuery = z.object({
  search: text(254).optional(),
  /** Part of the email alone. */
  email: text(254).optional(),
  status: listOf(membershipStatuses),
  secondFactor: listOf(factorStates),
  tab: z.enum(userTabs).optional(),
  accountId: Id.optional(),
  includeInvites: z.stringbool().optional(),
  ...paging(5),
})

/** What became of a mail; `kept` without a mail server: it wasn't sent, and its link is in the outbox. */
export const mailStatuses = ['pending', 'sent', 'failed', 'kept', 'canceled'] as const

/** Mails by words of their recipient and subject, newest first. */
export const OutboxQuery = z.object({
  search: text(254).optional(),
  status: listOf(mailStatuses),
  startDate: Day.optional(),
  endDate: Day.optional(),
  ...paging(25),
})
export type OutboxQuery = z.output<typeof OutboxQuery>

/** Messages by words of their recipient, address, order number and tour, newest first; those of one batch if given. */
export const MessagesQuery = z.object({
  search: text(100).optional(),
  event: listOf(messageEvents),
  status: listOf(messageStates),
  channel: listOf(messageChannels),
  batch: Id.optional(),
  startDate: Day.optional(),
  endDate: Day.optional(),
  ...paging(25),
})
export type MessagesQuery = z.output<typeof MessagesQuery>

const activeOnly = z.literal('true').optional()

/** Tours by name; `-` before a field sorts in descending order. */
export const ToursQuery = z.object({
  search: text(200).optional(),
  isActive: activeOnly,
  sort: sorting(['name', 'number', 'mainTag', 'mainRegion', 'isActive']).default('name'),
  ...paging(5),
})

/** Star tours by name; `-` before a field sorts in descending order. */
export const StarToursQuery = z.object({
  search: text(200).optional(),
  isActive: activeOnly,
  sort: sorting(['name', 'number', 'headline', 'discount', 'isActive']).default('name'),
  ...paging(5),
})

/** Highlights by name; `-` before a field sorts in descending order. */
export const HighlightsQuery = z.object({
  search: text(120).optional(),
  isActive: activeOnly,
  sort: sorting(['name', 'address', 'description', 'isActive']).default('name'),
  ...paging(5),
})

/** Articles by title and subtitle; `-` before a field sorts in descending order. */
export const ArticlesQuery = z.object({
  search: text(120).optional(),
  isActive: activeOnly,
  sort: sorting(['title', 'subtitle', 'isActive']).default('title'),
  ...paging(5),
})

/** Entries of all orders (HOLE-O64): newest booking first, or by tour date (`-` for the latest first). */
export const OperationsQuery = z.object({
  search: text(100).optional(),
  language: listOf(languages),
  pickupCity: listOf(cities),
  dropoffCity: listOf(cities),
  source: listOf(orderSources),
  tourStatus: listOf(entryStatuses),
  orderStatus: listOf(orderStatuses),
  groupType: listOf(groupTypes),
  orderType: listOf(orderTypes),
  tours: idList(),
  agencies: idList(),
  priceClass: listOf(priceClasses),
  /** Orders waiting for a price, not paid in full, or overdue. */
  money: listOf(moneyFilters),
  startDate: Day.optional(),
  endDate: Day.optional(),
  ...paging(25),
  sort: z.enum(['-created', 'date', '-date']).default('-created'),
})
export type OperationsQuery = z.output<typeof OperationsQuery>

/** What the nightly check of the books found: what still holds first. */
export const MismatchesQuery = z.object({
  /** Part of the order's number, reference, customer or notes, as in Operations. */
  search: text(100).optional(),
  ...paging(25),
})
export type MismatchesQuery = z.output<typeof MismatchesQuery>

/** Orders of an agency, newest booking first; a range finds orders with any tour in it. */
export const AgencyOrdersQuery = z.object({
  search: text(100).optional(),
  statuses: listOf(agencyOrderStatuses),
  agents: idList(),
  startDate: Day.optional(),
  endDate: Day.optional(),
  ...paging(50),
})
export type AgencyOrdersQuery = z.output<typeof AgencyOrdersQuery>

/** Charges that aren't paid yet, by the day on which they're due (LEDG-15). */
export const DuePaymentsQuery = z.object({
  /** Part of the order's number, reference, customer or notes, as in Operations. */
  search: text(100).optional(),
  agencies: idList(),
  currency: listOf(currencies),
  startDate: Day.optional(),
  endDate: Day.optional(),
  ...paging(25),
})
export type DuePaymentsQuery = z.output<typeof DuePaymentsQuery>

/** Cash that guides and drivers hold, by the day on which they took it (LEDG-10). */
export const CrewCashQuery = DuePaymentsQuery.omit({ page: true, limit: true })
export type CrewCashQuery = z.output<typeof CrewCashQuery>
/** Store credits by the agency, their currency and their last day (LEDG-15). */
export const CreditsQuery = z.object(DuePaymentsQuery.shape)
export type CreditsQuery = z.output<typeof CreditsQuery>

/**
 * The filters of the activity log (AUD-06). `search` is an order number or part of a thing's name; one or two letters
 * find words that begin with them. `thing` is one record's id. With a `date` it's a tour's id, for its departure on
 * that day and all its vehicles, deleted ones too (AUD-08).
 */
export const ActivityFilter = z.object({
  user: Id.optional(),
  actor: z.enum(authorKinds).optional(),
  entity: z.enum(subjectKinds).optional(),
  action: z.enum(eventNames).optional(),
  account: Id.optional(),
  startDate: Day.optional(),
  endDate: Day.optional(),
  search: text(100).optional(),
  thing: Id.optional(),
  date: Day.optional(),
})
export type ActivityFilter = z.output<typeof ActivityFilter>

/** A page of the activity log, newest first (AUD-01). */
export const ActivityQuery = ActivityFilter.extend(paging(50))
export type ActivityQuery = z.output<typeof ActivityQuery>
