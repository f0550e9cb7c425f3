import { estimatedWalk } from '@tourdesk/domain/pricing/nearby'
import type { Env } from '../../kernel/env.ts'
import type { Maps } from './maps.ts'
import { osrmWalks } from './osrm.ts'
import { photonPlaces } from './photon.ts'

/** The maps of the settings; without them no place but our own is known, and walks are estimated (HOLE-O58). */
export function mapsOf({ maps }: Pick<Env, 'maps'>): Maps {
  return {
    find: maps.searchUrl ? photonPlaces(maps.searchUrl) : async () => [],
    walks: maps.walkingUrl
      ? osrmWalks(maps.walkingUrl)
      : async (from, to) => to.map((each) => estimatedWalk(from, each)),
  }
}
