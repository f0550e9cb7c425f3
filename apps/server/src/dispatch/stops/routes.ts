import type { unitStops } from '@tourdesk/contract/dispatch/stops'
import type { Handlers } from '../../kernel/mount.ts'
import type { Product } from '../../kernel/product.ts'
import type { Warn } from '../../outside/maps/askMap.ts'
import { mapsOf } from '../../outside/maps/mapsOf.ts'
import { changeStops, changeStopsTogether } from './changeStops.ts'
import { findDrives } from './findDrives.ts'
import { findStops } from './findStops.ts'
import { proposeDeparture, proposeStops } from './proposeStops.ts'
import type { FindToldTimes } from './toldTimes.ts'

/** `warn` is called when the driving service fails. */
export function stopRoutes(
  { env }: Product,
  warn: Warn,
  findTold: FindToldTimes,
): Handlers<{ unitStops: typeof unitStops }> {
  const maps = mapsOf(env, warn)
  const sources = { maps, findTold }
  return {
    unitStops: {
      get: ({ params }, call) => findStops(call, findTold, params.id),
      drives: ({ params }, call) => findDrives(call, maps, params.id),
      async change({ params, body }, call) {
        const undo = await changeStops(call, { ...body, tourCar: params.id })
        return { ...(await findStops(call, findTold, params.id)), undo }
      },
      propose: ({ params }, call) => proposeStops(call, sources, params.id),
      proposeAll: async ({ params: { date }, query: { tour } }, call) => ({
        data: await proposeDeparture(call, sources, { tour, date }),
      }),
      changeAll: async ({ body }, call) => ({ undo: await changeStopsTogether(call, body.units) }),
    },
  }
}
