import type { unitStops } from '@tourdesk/contract/dispatch/stops'
import type { Handlers } from '../../kernel/mount.ts'
import type { Product } from '../../kernel/product.ts'
import type { Warn } from '../../outside/maps/askMap.ts'
import { mapsOf } from '../../outside/maps/mapsOf.ts'
import { changeStops } from './changeStops.ts'
import { findDrives } from './findDrives.ts'
import { findStops } from './findStops.ts'

/** `warn` is called when the driving service fails. */
export function stopRoutes({ env }: Product, warn: Warn): Handlers<{ unitStops: typeof unitStops }> {
  const maps = mapsOf(env, warn)
  return {
    unitStops: {
      get: ({ params }, call) => findStops(call, params.id),
      drives: ({ params }, call) => findDrives(call, maps, params.id),
      async change({ params, body }, call) {
        const undo = await changeStops(call, params.id, body.stops, body.updatedAt)
        return { ...(await findStops(call, params.id)), undo }
      },
    },
  }
}
