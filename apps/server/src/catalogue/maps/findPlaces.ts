import type { Place } from '@tourdesk/contract/pricing/maps'
import { can } from '@tourdesk/domain/access/actor'
import { soughtIn } from '@tourdesk/domain/search/soughtIn'
import { sql } from 'kysely'
import type { Call } from '../../kernel/call.ts'
import { containingParts } from '../../kernel/containing.ts'
import type { Maps } from '../../outside/maps/maps.ts'
import { findInGazetteer } from './gazetteer.ts'

/** The most suggestions under a field. */
const most = 8
/** Leaves some room for the map's suggestions. */
const mostOfGazetteer = 5

/**
 * Places in Israel whose name or address contains the text: our own, then the gazetteer's, then the map's.
 * Lists each address once.
 */
export async function findPlaces(call: Call, maps: Maps, input: string): Promise<Place[]> {
  if (input === '') return []
  const [known, mapped] = await Promise.all([findKnown(call, input), maps.find(input, most)])
  const addresses = new Set<string>()
  return [...known, ...findInGazetteer(input, mostOfGazetteer), ...mapped]
    .filter(({ address }) => !addresses.has(address.toLowerCase()) && addresses.add(address.toLowerCase()))
    .slice(0, most)
}

/** Pickup places and highlights, those with coordinates first. */
async function findKnown({ db, actor }: Call, input: string): Promise<Place[]> {
  const matches = containingParts(sql`(findable(name) || findable(address))`, soughtIn(input))
  const seesHidden = can(actor, 'catalogue.write')
  const rows = await db
    .with('places', (cte) =>
      cte
        .selectFrom('locations')
        .select(['name', 'address', 'lat', 'lng'])
        .where('deleted_at', 'is', null)
        .unionAll(
          cte
            .selectFrom('highlights')
            .select(['name', 'address', 'lat', 'lng'])
            .where('address', '<>', '')
            .$if(!seesHidden, (shown) => shown.where('is_active', '=', true)),
        ),
    )
    .selectFrom('places')
    .selectAll()
    .distinctOn(sql`lower(address)`)
    .where(matches)
    .orderBy(sql`lower(address)`)
    .orderBy(sql`lat is null`)
    .limit(100)
    .execute()
  return rows
    .sort((a, b) => Number(a.lat === null) - Number(b.lat === null) || a.name.localeCompare(b.name))
    .slice(0, most)
    .map(({ name, address, lat, lng }) => ({
      name,
      address,
      ...(lat !== null && lng !== null && { lat, lng }),
    }))
}
