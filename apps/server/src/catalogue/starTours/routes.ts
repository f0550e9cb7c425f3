import type { starTours } from '@tourdesk/contract/catalogue/starTours'
import type { Handlers } from '../../kernel/mount.ts'
import { changeStarTour } from './changeStarTour.ts'
import { createStarTour } from './createStarTour.ts'
import { activeStarTours, findAvailableTours, findStarTours, getStarTour } from './findStarTours.ts'

export const starTourRoutes: Handlers<{ starTours: typeof starTours }> = {
  starTours: {
    list: ({ query }, call) => findStarTours(call, query),
    active: async (_, call) => ({ data: await activeStarTours(call) }),
    available: async (_, call) => ({ data: await findAvailableTours(call) }),
    get: ({ params }, call) => getStarTour(call, params.id),
    create: async ({ body }, call) => getStarTour(call, await createStarTour(call, body)),
    async change({ params, body }, call) {
      await changeStarTour(call, params.id, body)
      return getStarTour(call, params.id)
    },
  },
}
