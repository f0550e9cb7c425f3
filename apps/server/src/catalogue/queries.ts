import type { TourDays } from '@tourdesk/domain/catalogue/tour'
import type { PickupTimes } from '@tourdesk/domain/pricing/pickupTime'
import { sql } from 'kysely'
import { compiled } from '../kernel/compiled.ts'
import type { Db, Tx } from '../kernel/database.ts'

/** What booking and pricing need of a tour. */
export interface BookedTour extends TourDays {
  _id: string
  name: string
  isActive: boolean
  doesIncludeReturnTransport: boolean
  pickupTimes: PickupTimes
}

/** Tours by id, deleted ones included, so that old orders can still be priced and shown. */
export async function findBookedTours(db: Db | Tx, ids: string[]): Promise<Map<string, BookedTour>> {
  const rows = ids.length > 0 ? await toursByIds(db, { ids }) : []
  return new Map(
    rows.map((row) => [
      row.id,
      {
        _id: row.id,
        name: row.name,
        isActive: row.is_active,
        doesIncludeReturnTransport: row.does_include_return_transport,
        groupTypes: row.group_types,
        unavailabilityDates: row.unavailability_dates,
        pickupTimes: row.pickup_times,
      },
    ]),
  )
}

const toursByIds = compiled((db, { ids }: { ids: string[] }) =>
  db
    .selectFrom('tours')
    .select([
      'id',
      'name',
      'is_active',
      'does_include_return_transport',
      'group_types',
      'unavailability_dates',
      'pickup_times',
    ])
    .where(sql<boolean>`id = any(${ids})`),
)

/** Active tours with everything their cards and the order form show, by name. */
export function findActiveTours(db: Db) {
  return db
    .selectFrom('tours')
    .selectAll()
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .execute()
}

/** Highlights of tours, in the order of each tour. */
export function findHighlightsOf(db: Db, tourIds: string[]) {
  if (tourIds.length === 0) return []
  return db
    .selectFrom('tour_highlights')
    .innerJoin('highlights', 'highlights.id', 'tour_highlights.highlight_id')
    .select(['tour_id', 'highlights.id', 'name', 'subtitle', 'highlights.description'])
    .where('tour_id', 'in', tourIds)
    .orderBy('position')
    .execute()
}
