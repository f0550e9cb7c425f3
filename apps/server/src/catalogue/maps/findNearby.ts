import type { NearbyLocation } from '@tourdesk/contract/pricing/maps'
import { nearestOnFoot, type Point, unknownWalk, worthWalking } from '@tourdesk/domain/pricing/nearby'
import type { Call } from '../../kernel/call.ts'
import { ask } from '../../kernel/question.ts'
import type { Maps } from '../../outside/maps/maps.ts'
import { storedLocations } from '../../pricing/queries.ts'

/**
 * The stored places near a point, at most three, nearest on foot first. None means that the point is outside
 * the pricing area: every price list has all pairs of cities, so each stored place is inside.
 */
export async function findNearby({ db }: Call, maps: Maps, from: Point): Promise<NearbyLocation[]> {
  const places = worthWalking(from, await ask(db, storedLocations()))
  const walks = await maps.walks(from, places)
  return nearestOnFoot(places.map((place, at) => ({ ...place, ...(walks[at] ?? unknownWalk) })))
}
