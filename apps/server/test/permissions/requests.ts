import type { TourdeskContract } from '@tourdesk/contract/contract'
import { catalogueRequests } from './requests/catalogue.ts'
import { contentRequests } from './requests/content.ts'
import { crewRequests } from './requests/crew.ts'
import { dispatchRequests } from './requests/dispatch.ts'
import { fleetRequests } from './requests/fleet.ts'
import { identityRequests } from './requests/identity.ts'
import { officeRequests } from './requests/office.ts'
import { orderRequests } from './requests/orders.ts'
import { peopleRequests } from './requests/people.ts'
import type { Requests } from './requests/requestsOf.ts'
import { statementRequests } from './requests/statements.ts'

/** The requests of all calls; a missing one doesn't compile. */
export const requests: Requests<keyof TourdeskContract> = {
  ...identityRequests,
  ...peopleRequests,
  ...officeRequests,
  ...catalogueRequests,
  ...contentRequests,
  ...orderRequests,
  ...statementRequests,
  ...dispatchRequests,
  ...fleetRequests,
  ...crewRequests,
}
