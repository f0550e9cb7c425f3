import { estimatedWalk } from '@tourdesk/domain/pricing/nearby'
import type { Env } from '../../kernel/env.ts'
import type { Warn } from './askMap.ts'
import type { Maps } from './maps.ts'
import { osrmDrives, osrmWalks } from './osrm.ts'
import { photonPlaces } from './photon.ts'

/** The configured maps; without them, only our own places are found, and walks and drives are estimated. */
export function mapsOf({ maps }: Pick<Env, 'maps'>, warn: Warn): Maps {
  return {
    find: maps.searchUrl ? photonPlaces(maps.searchUrl, warn) : async () => [],
    walks: maps.walkingUrl
      ? osrmWalks(maps.walkingUrl, warn)
      : async (from, to) => to.map((each) => estimatedWalk(from, each)),
    ...(maps.drivingUrl && { drives: osrmDrives(maps.drivingUrl, warn) }),
  }
}
