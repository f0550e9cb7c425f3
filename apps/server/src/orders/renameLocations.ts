import type { StoredLocation } from '@tourdesk/domain/pricing/checkLocation'
import { sql } from 'kysely'
import type { Tx } from '../kernel/database.ts'

/** A stored place whose name changed. */
interface LocationRename {
  before: Pick<StoredLocation, '_id' | 'city' | 'name' | 'address'>
  after: { name: string }
}

/** Lets new names of pickup and drop-off places follow into the orders that have them. */
export async function renameLocations(tx: Tx, renames: LocationRename[]): Promise<void> {
  for (const { before, after } of renames) {
    if (before.name === after.name) continue
    await renamePlace(tx, 'pickup', before, after.name)
    await renamePlace(tx, 'dropoff', before, after.name)
  }
}

/** Where two places of a city share a name, their addresses tell whose order it is. */
async function renamePlace(
  tx: Tx,
  place: 'pickup' | 'dropoff',
  { _id, city, name, address }: LocationRename['before'],
  renamed: string,
): Promise<void> {
  const column = (part: string) => sql.ref(`order_entries.${place}_${part}`)
  await sql`
    update order_entries set ${sql.ref(`${place}_name`)} = ${renamed}
    where ${column('city')} = ${city} and ${column('name')} = ${name} and (
      ${column('address')} = ${address}
      or not exists (select from locations where city = ${city} and name = ${name} and id <> ${_id})
    )`.execute(tx)
}
