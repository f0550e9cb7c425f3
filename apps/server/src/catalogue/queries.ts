import type { PickupTimes } from '@tourdesk/domain/catalogue/pickupTime'
import type { TourDays } from '@tourdesk/domain/catalogue/tour'
import { sql } from 'kysely'
import { compiled } from '../kernel/compiled.ts'
import type { Db } from '../kernel/database.ts'
import { answering, known, type Question } from '../kernel/question.ts'

/** What booking and pricing need to know about a tour. */
export interface BookedTour extends TourDays {
  _id: string
  name: string
  isActive: boolean
  doesIncludeReturnTransport: boolean
  pickupTimes: PickupTimes
}

/** Tours by id, deleted ones included, so that old orders can still be priced and shown. */
export function bookedTours(ids: string[]): Question<Map<string, BookedTour>> {
  if (ids.length === 0) return known(new Map())
  return answering(toursByIds({ ids }), (rows) => new Map(rows.map((row) => [row._id, row])))
}

const toursByIds = compiled((db, { ids }: { ids: string[] }) =>
  db
    .selectFrom('tours')
    .select([
      'id as _id',
      'name',
      'is_active as isActive',
      'does_include_return_transport as doesIncludeReturnTransport',
      'group_types as groupTypes',
      'unavailability_dates as unavailabilityDates',
      'pickup_times as pickupTimes',
    ])
    .where(sql<boolean>`id = any(${ids})`),
)

/** Active tours by name, with everything that their cards and the order form show. */
export function findActiveTours(db: Db) {
  return db
    .selectFrom('tours')
    .selectAll()
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .execute()
}

/** The tours' highlights, in the order of each tour. */
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
