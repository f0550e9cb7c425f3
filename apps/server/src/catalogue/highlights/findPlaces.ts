import type { Place } from '@tourdesk/contract/highlights'
import { sql } from 'kysely'
import type { PersonCall } from '../../kernel/call.ts'
import { containing } from '../../kernel/containing.ts'

/** So many suggestions stand under a field. */
const most = 8

/**
 * Places that the product knows whose name or address contains the text, those of which it knows where they lie
 * first: pickup places and highlights, all of them in Israel (MAPS-01).
 */
export async function findPlaces({ db }: PersonCall, input: string): Promise<Place[]> {
  if (input === '') return []
  const pattern = containing(input)
  const matches = sql<boolean>`(lower(name) like ${pattern} or lower(address) like ${pattern})`
  const rows = await db
    .with('places', (cte) =>
      cte
        .selectFrom('locations')
        .select(['name', 'address', 'lat', 'lng'])
        .unionAll(
          cte.selectFrom('highlights').select(['name', 'address', 'lat', 'lng']).where('address', '<>', ''),
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
