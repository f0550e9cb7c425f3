import type { capacityRules } from '@tourdesk/contract/departures/capacityRules'
import type { departureClosures } from '@tourdesk/contract/departures/departureClosures'
import type { departures } from '@tourdesk/contract/departures/departures'
import type { holds } from '@tourdesk/contract/departures/holds'
import type { waitingList } from '@tourdesk/contract/departures/waitingList'
import type { Handlers } from '../kernel/mount.ts'
import { findCapacityRule, findCapacityRules } from './capacity/findCapacityRules.ts'
import { findOver } from './capacity/findOver.ts'
import { findPlaces } from './capacity/findPlaces.ts'
import { findUnsold } from './capacity/findUnsold.ts'
import { removeCapacityRule } from './capacity/removeCapacityRule.ts'
import { saveCapacityRule } from './capacity/saveCapacityRule.ts'
import { closeDays } from './closures/closeDays.ts'
import { findClosure, findClosures } from './closures/findClosures.ts'
import { openDays } from './closures/openDays.ts'
import { previewClosure } from './closures/previewClosure.ts'
import { findDeparture } from './findDeparture.ts'
import { changeHold, placeHold, removeHold } from './holds/saveHold.ts'
import { findDepartures } from './list/findDepartures.ts'
import { saveDeparture } from './saveDeparture.ts'
import { findWaiting, findWaitingEntry } from './waiting/findWaiting.ts'
import { saveWaiting } from './waiting/saveWaiting.ts'

export const departureRoutes: Handlers<{
  capacityRules: typeof capacityRules
  departureClosures: typeof departureClosures
  departures: typeof departures
  holds: typeof holds
  waitingList: typeof waitingList
}> = {
  capacityRules: {
    list: async (_, call) => ({ data: await findCapacityRules(call) }),
    create: async ({ body }, call) => findCapacityRule(call, await saveCapacityRule(call, undefined, body)),
    change: async ({ params, body }, call) =>
      findCapacityRule(call, await saveCapacityRule(call, params.id, body)),
    async remove({ params }, call) {
      await removeCapacityRule(call, params.id)
      return { _id: params.id }
    },
    over: async ({ body }, call) => ({ data: await findOver(call, body) }),
  },
  departureClosures: {
    list: async (_, call) => ({ data: await findClosures(call) }),
    preview: ({ body }, call) => previewClosure(call, body),
    create: async ({ body }, call) => findClosure(call, await closeDays(call, body)),
    remove: async ({ params: { id } }, call) => ({ _id: id, undo: await openDays(call, id) }),
  },
  departures: {
    list: ({ query }, call) => findDepartures(call, query),
    get: ({ params }, call) => findDeparture(call, params),
    async change({ params, body }, call) {
      const { undo } = await saveDeparture(call, params, body)
      return { ...(await findDeparture(call, params)), undo }
    },
    places: async ({ query }, call) => ({ data: await findPlaces(call, query) }),
    unsold: async ({ query }, call) => ({ data: await findUnsold(call, query) }),
  },
  holds: {
    create: ({ body }, call) => placeHold(call, body),
    change: ({ params, body }, call) => changeHold(call, params.id, body),
    async remove({ params }, call) {
      await removeHold(call, params.id)
      return { _id: params.id }
    },
  },
  waitingList: {
    list: ({ query }, call) => findWaiting(call, query),
    get: ({ params }, call) => findWaitingEntry(call, params.id),
    create: async ({ body }, call) => findWaitingEntry(call, await saveWaiting(call, undefined, body)),
    change: async ({ params, body }, call) =>
      findWaitingEntry(call, await saveWaiting(call, params.id, body)),
  },
}
