import type { starTours } from '@tourdesk/contract/catalogue/starTours'
import { Problem } from '@tourdesk/contract/kernel/problem'
import type { Handlers } from '../../kernel/mount.ts'
import { activeStarTours, findAvailableTours, findStarTours, getStarTour } from './findStarTours.ts'
import { saveStarTour } from './saveStarTour.ts'

export const starTourRoutes: Handlers<{ starTours: typeof starTours }> = {
  starTours: {
    list: ({ query }, call) => findStarTours(call, query),
    active: async (_, call) => ({ data: await activeStarTours(call) }),
    available: async (_, call) => ({ data: await findAvailableTours(call) }),
    get: ({ params }, call) => getStarTour(call, params.id),
    create: async ({ body }, call) => getStarTour(call, await saveStarTour(call, undefined, body)),
    async change({ params, body }, call) {
      if (body.starTourId !== params.id) throw new Problem('star_tour_mismatch')
      return getStarTour(call, await saveStarTour(call, params.id, body))
    },
  },
}
