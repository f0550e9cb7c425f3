import { z } from 'zod'
import { querySchema } from './asked/querySchema.ts'
import {
  activityFields,
  activityFilterFields,
  agenciesFields,
  agencyBalancesFields,
  agencyOrdersFields,
  agencyPostingsFields,
  articlesFields,
  departuresFields,
  duePaymentsFields,
  highlightsFields,
  messagesFields,
  mismatchesFields,
  operationsFields,
  outboxFields,
  receivedFields,
  reportFields,
  starToursFields,
  statementsFields,
  toursFields,
  usersFields,
  waitingFields,
} from './listFields.ts'

/* The query of each list, built from the same fields as its page's address. */

export const AgenciesQuery = querySchema(agenciesFields)
export const UsersQuery = querySchema(usersFields).extend({ includeInvites: z.stringbool().optional() })
export const OutboxQuery = querySchema(outboxFields)
export type OutboxQuery = z.output<typeof OutboxQuery>
export const MessagesQuery = querySchema(messagesFields)
export type MessagesQuery = z.output<typeof MessagesQuery>
export const ToursQuery = querySchema(toursFields)
export const StarToursQuery = querySchema(starToursFields)
export const HighlightsQuery = querySchema(highlightsFields)
export const ArticlesQuery = querySchema(articlesFields)
export const OperationsQuery = querySchema(operationsFields)
export type OperationsQuery = z.output<typeof OperationsQuery>
export const MismatchesQuery = querySchema(mismatchesFields)
export type MismatchesQuery = z.output<typeof MismatchesQuery>
export const AgencyOrdersQuery = querySchema(agencyOrdersFields)
export type AgencyOrdersQuery = z.output<typeof AgencyOrdersQuery>
export const AgencyBalancesQuery = querySchema(agencyBalancesFields)
export type AgencyBalancesQuery = z.output<typeof AgencyBalancesQuery>
export const AgencyPostingsQuery = querySchema(agencyPostingsFields)
export type AgencyPostingsQuery = z.output<typeof AgencyPostingsQuery>
export const DeparturesQuery = querySchema(departuresFields)
export type DeparturesQuery = z.output<typeof DeparturesQuery>
export const WaitingQuery = querySchema(waitingFields)
export type WaitingQuery = z.output<typeof WaitingQuery>
export const StatementsQuery = querySchema(statementsFields)
export type StatementsQuery = z.output<typeof StatementsQuery>
export const DuePaymentsQuery = querySchema(duePaymentsFields)
export type DuePaymentsQuery = z.output<typeof DuePaymentsQuery>
export const ReceivedQuery = querySchema(receivedFields)
export type ReceivedQuery = z.output<typeof ReceivedQuery>

/** Cash that guides and drivers hold, by the day they took it. */
export const CrewCashQuery = DuePaymentsQuery.omit({ page: true, limit: true, sort: true })
export type CrewCashQuery = z.output<typeof CrewCashQuery>

/** Store credits by agency, currency and last valid day. */
export const CreditsQuery = DuePaymentsQuery.omit({ sort: true })
export type CreditsQuery = z.output<typeof CreditsQuery>

export const ActivityFilter = querySchema(activityFilterFields)
export type ActivityFilter = z.output<typeof ActivityFilter>
export const ActivityQuery = querySchema(activityFields)
export type ActivityQuery = z.output<typeof ActivityQuery>

/** What a report is asked for. */
export const ReportQuery = querySchema(reportFields)
export type ReportQuery = z.output<typeof ReportQuery>
