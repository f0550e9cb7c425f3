import { accountStatuses } from '@tourdesk/domain/agencies/vocabulary'
import { cities, groupTypes, languages } from '@tourdesk/domain/catalogue/vocabulary'
import {
  entryStatuses,
  orderSources,
  orderStatuses,
  orderTypes,
  priceClasses,
} from '@tourdesk/domain/entries/vocabulary'
import { membershipStatuses, userTabs } from '@tourdesk/domain/identity/vocabulary'
import { agencyOrderStatuses } from '@tourdesk/domain/orders/vocabulary'
import { z } from 'zod'
import { Day, Id, idList, listOf, paging, sorting, text } from './parts.ts'

/*
 * What each list can be asked for. The same stands in the address of the list's page, which every page reads, so these
 * schemas are kept apart from the rest of their features.
 */

/** Agencies by name and status (ACC-03, ACC-04). */
export const AgenciesQuery = z.object({
  name: text(120).optional(),
  status: listOf(accountStatuses),
  ...paging(5),
})

/** Users of an account, with its open invites when asked for (HOLE-A13). */
export const UsersQuery = z.object({
  email: text(254).optional(),
  status: listOf(membershipStatuses),
  tab: z.enum(userTabs).optional(),
  accountId: Id.optional(),
  includeInvites: z.stringbool().optional(),
  ...paging(5),
})

/** Mails, newest first. */
export const OutboxQuery = z.object({ ...paging(25) })

const activeOnly = z.literal('true').optional()

/** Tours found by their name; `-` before a field sorts downwards (TOUR-01). */
export const ToursQuery = z.object({
  search: text(200).optional(),
  isActive: activeOnly,
  sort: sorting(['name', 'number', 'mainTag', 'mainRegion', 'isActive']).default('name'),
  ...paging(5),
})

/** Star tours found by their name; `-` before a field sorts downwards (STAR-01). */
export const StarToursQuery = z.object({
  search: text(200).optional(),
  isActive: activeOnly,
  sort: sorting(['name', 'number', 'headline', 'discount', 'isActive']).default('name'),
  ...paging(5),
})

/** Highlights found by their name; `-` before a field sorts downwards. */
export const HighlightsQuery = z.object({
  search: text(120).optional(),
  isActive: activeOnly,
  sort: sorting(['name', 'address', 'description', 'isActive']).default('name'),
  ...paging(5),
})

/** Articles found by title and subtitle; `-` before a field sorts downwards (ART-01). */
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
  startDate: Day.optional(),
  endDate: Day.optional(),
  ...paging(25),
  sort: z.enum(['-created', 'date', '-date']).default('-created'),
})
export type OperationsQuery = z.output<typeof OperationsQuery>

/** Orders of an agency, newest booking first; a range finds those with any tour in it (HOLE-O64, HOLE-O65, AGO-17). */
export const AgencyOrdersQuery = z.object({
  search: text(100).optional(),
  statuses: listOf(agencyOrderStatuses),
  agents: idList(),
  startDate: Day.optional(),
  endDate: Day.optional(),
  ...paging(50),
})
export type AgencyOrdersQuery = z.output<typeof AgencyOrdersQuery>
