import type { UnitDrives } from '@tourdesk/contract/dispatch/stops'
import { estimatedDrives, pointOf, withMapped } from '@tourdesk/domain/dispatch/stops/drives'
import type { Point } from '@tourdesk/domain/pricing/nearby'
import type { Call } from '../../kernel/call.ts'
import type { Db } from '../../kernel/database.ts'
import type { Maps } from '../../outside/maps/maps.ts'
import { type StoredStops, storedStops } from './storedStops.ts'

/** The drives between a unit's stops, see `drivesOf`. Throws `not_found` (404). */
export async function findDrives({ db }: Call, maps: Maps, id: string): Promise<UnitDrives> {
  const stored = await storedStops(db, id)
  return drivesOf(maps, stored, await firstSight(db, stored.unit.tour_id))
}

/**
 * The drives between the stops of a unit, from the driving service if there is one and it answers, otherwise as
 * the crow flies.
 * @param sight the first highlight of its tour that has coordinates
 */
export async function drivesOf(
  maps: Maps,
  { stops }: Pick<StoredStops, 'stops'>,
  sight: Point | null,
): Promise<UnitDrives> {
  const line = estimatedDrives(stops, sight)
  if (!maps.drives) return { source: 'line', ...line }
  const points = [...stops.map(pointOf), sight]
  const known = points.filter((point) => point !== null)
  const table = known.length < 2 ? [] : await maps.drives(known)
  return table ? { source: 'map', ...withMapped(line, points, table) } : { source: 'failed', ...line }
}

/** The position of a tour's first highlight that has coordinates. */
export async function firstSight(db: Db, tour: string): Promise<Point | null> {
  const sight = await db
    .selectFrom('tour_highlights')
    .innerJoin('highlights', 'highlights.id', 'tour_highlights.highlight_id')
    .select(['lat', 'lng'])
    .where('tour_id', '=', tour)
    .where('lat', 'is not', null)
    .where('lng', 'is not', null)
    .orderBy('position')
    .executeTakeFirst()
  return sight && sight.lat !== null && sight.lng !== null ? { lat: sight.lat, lng: sight.lng } : null
}
