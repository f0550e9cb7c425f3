import type { City } from '@tourdesk/domain/catalogue/vocabulary'
import type { KeptPlace } from '@tourdesk/domain/entries/place'
import { sql } from 'kysely'

type Kind = 'pickup' | 'dropoff'
type PlaceRow<K extends Kind> = { [Name in `${K}_city`]: City | null } & {
  [Name in `${K}_name` | `${K}_address`]: string
}
type KeptColumns<K extends Kind> = PlaceRow<K> & {
  [Name in `${K}_location_id`]: string | null
} & { [Name in `${K}_lat` | `${K}_lng`]: number | null }

/** An entry's columns for a place. */
export function toPlaceColumns<K extends Kind>(kind: K, place: KeptPlace | null): KeptColumns<K> {
  return {
    [`${kind}_location_id`]: place?._id ?? null,
    [`${kind}_city`]: place?.city ?? null,
    [`${kind}_name`]: place?.name ?? '',
    [`${kind}_address`]: place?.address ?? '',
    [`${kind}_lat`]: place?.lat ?? null,
    [`${kind}_lng`]: place?.lng ?? null,
  } as KeptColumns<K>
}

/** The columns that `placeIn` reads, for a query of entries. */
export function placeColumns<K extends Kind>(kind: K) {
  return [
    `order_entries.${kind}_city`,
    nameOfPlace(kind).as(`${kind}_name`),
    `order_entries.${kind}_address`,
  ] as const
}

/** The columns that `keptPlaceIn` reads, for a query of entries. */
export function keptPlaceColumns<K extends Kind>(kind: K) {
  return [
    `order_entries.${kind}_location_id`,
    ...placeColumns(kind),
    `order_entries.${kind}_lat`,
    `order_entries.${kind}_lng`,
  ] as const
}

/** The place in an entry's columns, for lists. */
export function placeIn<K extends Kind>(
  kind: K,
  row: PlaceRow<K>,
): Pick<KeptPlace, 'city' | 'name' | 'address'> | null {
  const city: City | null = row[`${kind}_city`]
  return city && { city, name: row[`${kind}_name`], address: row[`${kind}_address`] }
}

/** The whole place in an entry's columns. */
export function keptPlaceIn<K extends Kind>(kind: K, row: KeptColumns<K>): KeptPlace | null {
  const place = placeIn(kind, row)
  return (
    place && {
      ...place,
      _id: row[`${kind}_location_id`],
      lat: row[`${kind}_lat`],
      lng: row[`${kind}_lng`],
    }
  )
}

/** The name of an entry's place: a stored location's current name, deleted or not. */
export function nameOfPlace(kind: Kind) {
  const column = (name: string) => sql.ref(`order_entries.${kind}_${name}`)
  return sql<string>`coalesce(
    (select locations.name from locations where locations.id = ${column('location_id')}), ${column('name')}
  )`
}
