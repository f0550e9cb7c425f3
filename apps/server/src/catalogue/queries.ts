import type { PickupTimes } from '@tourdesk/domain/catalogue/pickupTime'
import type { TourDays } from '@tourdesk/domain/catalogue/tour'
import { sql } from 'kysely'
import { byName } from '../kernel/byName.ts'
import { compiled } from '../kernel/compiled.ts'
import type { Db } from '../kernel/database.ts'
import { answering, known, type Question } from '../kernel/question.ts'

/** The facts about a tour that booking and pricing need. */
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
      'booking_closes as bookingCloses',
      'pickup_times as pickupTimes',
    ])
    .where(sql<boolean>`id = any(${ids})`),
)

/** A star tour as an order books it: its tours in order, and its discount. */
export interface BookedStarTour {
  /** True while the star tour and all of its tours are on sale. */
  isActive: boolean
  name: string
  discount: number
  tours: string[]
}

/** The star tour of an order; null if there's none with this id. */
export function bookedStarTour(id: string | null | undefined): Question<BookedStarTour | null> {
  return id ? answering(starToursById({ id }), ([starTour]) => starTour ?? null) : known(null)
}

const starToursById = compiled((db, { id }: { id: string }) =>
  db
    .selectFrom('star_tours')
    .select(['name', 'discount', starTourOnSale.as('isActive'), toursOfStarTour.as('tours')])
    .where('id', '=', id),
)

/** Star tours on sale, by name: active ones whose tours can all be booked. */
export function findActiveStarTours(db: Db) {
  return db
    .selectFrom('star_tours')
    .select(['id', 'number', 'name', 'headline', 'description', 'discount', toursOfStarTour.as('tours')])
    .where(starTourOnSale)
    .orderBy(byName('name'))
    .orderBy('id')
    .execute()
}

/** The ids of a star tour's tours, in order. */
export const toursOfStarTour = sql<string[]>`array(
  select tour_id from star_tour_tours where star_tour_id = star_tours.id order by position
)`

const starTourOnSale = sql<boolean>`(
  star_tours.is_active
  and exists (select from star_tour_tours where star_tour_id = star_tours.id)
  and not exists (
    select from star_tour_tours join tours on tours.id = tour_id
    where star_tour_id = star_tours.id and (not tours.is_active or tours.deleted_at is not null)
  )
)`

/** Active tours by name, with everything that their cards and the order form show. */
export function findActiveTours(db: Db) {
  return db
    .selectFrom('tours')
    .selectAll()
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy(byName('name'))
    .execute()
}

/** Active tours by name, with the facts for choosing one. */
export function offeredTours() {
  return toursOnSale({})
}

const toursOnSale = compiled((db) =>
  db
    .selectFrom('tours')
    .select([
      'id',
      'name',
      'number',
      'group_types',
      'unavailability_dates',
      'booking_closes',
      'does_include_return_transport',
    ])
    .select(
      sql<boolean>`(
        exists (select from capacity_rules where tour_id = tours.id and mode <> 'open')
        or exists (select from tour_events where tour_id = tours.id and capacity is not null)
      )`.as('is_limited'),
    )
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy(byName('name')),
)

/** Active tours by name, as listed in tables of links. */
export function linkedTours() {
  return toursWithLinks({})
}

const toursWithLinks = compiled((db) =>
  db
    .selectFrom('tours')
    .select(['id', 'name', 'number', 'affiliation_link'])
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy(byName('name')),
)

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
