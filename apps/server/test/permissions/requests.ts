import type { TourdeskContract } from '@tourdesk/contract/contract'
import type { Input, Route } from '@tourdesk/contract/kernel/route'
import { catalogueRequests } from './requests/catalogue.ts'
import { contentRequests } from './requests/content.ts'
import { dispatchRequests } from './requests/dispatch.ts'
import { fleetRequests } from './requests/fleet.ts'
import { identityRequests } from './requests/identity.ts'
import { officeRequests } from './requests/office.ts'
import { orderRequests } from './requests/orders.ts'
import { peopleRequests } from './requests/people.ts'
import type { Try, World } from './world.ts'

type Made<R> = R extends Route ? Input<R> : never

/** For every call of a feature what it is sent: something that succeeds for whoever may. */
export type Requests<F extends keyof TourdeskContract> = {
  [K in F]: {
    [N in keyof TourdeskContract[K]]: (
      world: World,
      asked: Try,
    ) => Made<TourdeskContract[K][N]> | Promise<Made<TourdeskContract[K][N]>>
  }
}

/** All of them; a call that is missing does not compile. */
export const requests: Requests<keyof TourdeskContract> = {
  ...identityRequests,
  ...peopleRequests,
  ...officeRequests,
  ...catalogueRequests,
  ...contentRequests,
  ...orderRequests,
  ...dispatchRequests,
  ...fleetRequests,
}
