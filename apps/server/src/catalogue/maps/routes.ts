import type { maps } from '@tourdesk/contract/pricing/maps'
import { unknownWalk } from '@tourdesk/domain/pricing/nearby'
import type { Handlers } from '../../kernel/mount.ts'
import type { Product } from '../../kernel/product.ts'
import type { Warn } from '../../outside/maps/askMap.ts'
import { mapsOf } from '../../outside/maps/mapsOf.ts'
import { findNearby } from './findNearby.ts'
import { findPlaces } from './findPlaces.ts'

/** `warn` is called when the map fails. */
export function mapRoutes({ env }: Product, warn: Warn): Handlers<{ maps: typeof maps }> {
  const outside = mapsOf(env, warn)
  return {
    maps: {
      autocomplete: async ({ query }, call) => ({ data: await findPlaces(call, outside, query.input) }),
      async walking({ query }) {
        const [walk] = await outside.walks(query.from, [query.to])
        return walk ?? unknownWalk
      },
      nearby: async ({ query }, call) => ({ data: await findNearby(call, outside, query) }),
    },
  }
}
