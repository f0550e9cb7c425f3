import { estimatedWalk } from '@tourdesk/domain/pricing/nearby'
import type { Env } from '../../kernel/env.ts'
import type { Warn } from './askMap.ts'
import type { Maps } from './maps.ts'
import { osrmWalks } from './osrm.ts'
import { photonPlaces } from './photon.ts'

/** The maps of the settings; without them no place but our own is known, and walks are estimated (HOLE-O58). */
export function mapsOf({ maps }: Pick<Env, 'maps'>, warn: Warn): Maps {
  return {
    find: maps.searchUrl ? photonPlaces(maps.searchUrl, warn) : async () => [],
    walks: maps.walkingUrl
      ? osrmWalks(maps.walkingUrl, warn)
      : async (from, to) => to.map((each) => estimatedWalk(from, each)),
  }
}
