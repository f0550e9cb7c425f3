import { activity } from './activity/activity.ts'
import { undo } from './activity/undo.ts'
import { agencies } from './agencies/agencies.ts'
import { commissions } from './agencies/commissions.ts'
import { agencyAccounts } from './agencyAccounts/agencyAccounts.ts'
import { articles } from './catalogue/articles.ts'
import { highlights } from './catalogue/highlights.ts'
import { starTours } from './catalogue/starTours.ts'
import { tags } from './catalogue/tags.ts'
import { tours } from './catalogue/tours.ts'
import { dayChecks } from './checks/dayChecks.ts'
import { boardings, crewReplies } from './crew/boardings.ts'
import { crewEntry, crewLinks, crewSessions } from './crew/crewAccess.ts'
import { crew } from './crew/crewPage.ts'
import { capacityRules } from './departures/capacityRules.ts'
import { departureBatches } from './departures/departureBatches.ts'
import { departureClosures } from './departures/departureClosures.ts'
import { departures } from './departures/departures.ts'
import { holds } from './departures/holds.ts'
import { waitingList } from './departures/waitingList.ts'
import { absences } from './dispatch/absences.ts'
import { calendarLinks } from './dispatch/calendarLinks.ts'
import { tourCars, tourEvents } from './dispatch/dispatch.ts'
import { manifests } from './dispatch/manifests.ts'
import { seats } from './dispatch/seats.ts'
import { unitStops } from './dispatch/stops.ts'
import { availabilities } from './fleet/availabilities.ts'
import { carSuppliers } from './fleet/carSuppliers.ts'
import { cars } from './fleet/cars.ts'
import { operators } from './fleet/operators.ts'
import { home } from './home/home.ts'
import { auth } from './identity/identity.ts'
import { ownSessions } from './identity/ownSessions.ts'
import { passkeys } from './identity/passkeys.ts'
import { secondFactor } from './identity/secondFactor.ts'
import { invites, users } from './identity/users.ts'
import { uploads } from './media/media.ts'
import { handouts } from './messages/handouts.ts'
import { messageBatches } from './messages/messageBatches.ts'
import { messages } from './messages/messages.ts'
import { messageTemplates } from './messages/messageTemplates.ts'
import { supplierRequests } from './messages/supplierRequests.ts'
import { bulk } from './orders/bulk.ts'
import { checkout } from './orders/checkout.ts'
import { offers } from './orders/offers.ts'
import { editLogs, orders } from './orders/orders.ts'
import { outbox } from './outbox/outbox.ts'
import { cancellationPolicies } from './payments/cancellationPolicies.ts'
import { credits } from './payments/credits.ts'
import { crewCash } from './payments/crewCash.ts'
import { paymentPolicies } from './payments/paymentPolicies.ts'
import { payments } from './payments/payments.ts'
import { dayPlans } from './plan/dayPlans.ts'
import { maps } from './pricing/maps.ts'
import { currency, pricing } from './pricing/pricing.ts'
import { rates } from './pricing/rates.ts'
import { reports } from './reports/reports.ts'
import { search } from './search/search.ts'
import {
  businessSettings,
  checklistSettings,
  checkSettings,
  crewSettings,
  messageSettings,
  securitySettings,
} from './settings/settings.ts'
import { siteSettings } from './settings/siteSettings.ts'
import { statements } from './statements/statements.ts'
import { live } from './updates/live.ts'
import { views } from './views/views.ts'

/** Every HTTP call of the product. The server, the browser client, tests and the OpenAPI document use it. */
export const contract = {
  auth,
  ownSessions,
  secondFactor,
  passkeys,
  agencies,
  commissions,
  users,
  invites,
  uploads,
  outbox,
  tours,
  tags,
  starTours,
  siteSettings,
  businessSettings,
  checklistSettings,
  checkSettings,
  crewSettings,
  securitySettings,
  highlights,
  maps,
  articles,
  pricing,
  currency,
  rates,
  cancellationPolicies,
  orders,
  bulk,
  payments,
  crewCash,
  credits,
  paymentPolicies,
  agencyAccounts,
  statements,
  editLogs,
  checkout,
  offers,
  capacityRules,
  departures,
  departureClosures,
  holds,
  waitingList,
  departureBatches,
  tourEvents,
  tourCars,
  seats,
  unitStops,
  manifests,
  absences,
  dayChecks,
  dayPlans,
  calendarLinks,
  crewLinks,
  crewSessions,
  crewEntry,
  crew,
  boardings,
  crewReplies,
  messages,
  messageTemplates,
  messageSettings,
  messageBatches,
  handouts,
  supplierRequests,
  operators,
  cars,
  carSuppliers,
  availabilities,
  home,
  reports,
  activity,
  undo,
  search,
  views,
  live,
}
export type TourdeskContract = typeof contract
