import type { Day } from '@tourdesk/domain/calendar'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { keptPlaceColumns } from '../../entries/placeColumns.ts'
import { compiledByShape } from '../../kernel/compiled.ts'
import { everyOrder } from '../../kernel/scope.ts'
import { scopedQuestion } from '../../schema/orderTables.ts'
import { crewName, crewOfUnit } from '../crewOfUnit.ts'
import { lastReply } from '../replies/lastReply.ts'
import { ridersOfUnit } from '../riders.ts'

interface FeedValues {
  startDate: Day
  endDate: Day
  operator: string
}

/**
 * The units of a range of days with everything that a calendar shows; with the shape `operator`, only that
 * person's.
 */
export function unitsInFeed(values: FeedValues, shape: readonly string[]) {
  return units(everyOrder, values, shape)
}

/** No query for feeds reads who the guests are. */
const units = scopedQuestion((rows, { startDate, endDate, operator }: FeedValues, shape) => {
  const { db, entries } = rows
  const found = db
    .selectFrom('vehicle_units')
    .innerJoin('tours', 'tours.id', 'vehicle_units.tour_id')
    .innerJoin('tour_events', 'tour_events.id', 'tour_event_id')
    .leftJoin('cars', 'cars.id', 'car_id')
    .leftJoin('car_suppliers', 'car_suppliers.id', 'car_supplier_id')
    .select([
      'vehicle_units.id',
      'vehicle_units.tour_id',
      'tours.name as tour',
      'tours.number as tour_number',
      'total_hour_duration as hours',
      'tour_events.state',
      'vehicle_units.tour_date',
      'end_date',
      'vehicle_units.car_id',
      'vehicle_units.car_supplier_id',
      'cars.plate_id',
      'cars.seats as car_seats',
      'car_suppliers.name as supplier',
      'external_seats',
      'vehicle_units.version',
      'vehicle_units.updated_at',
    ])
    .select([
      jsonArrayFrom(
        crewOfUnit(db).select([
          'operators.id',
          crewName.as('name'),
          'mobile_phone as phone',
          'is_guide',
          'is_driver',
          lastReply.as('reply'),
        ]),
      ).as('crew'),
      jsonArrayFrom(
        db
          .selectFrom('unit_stops')
          .select('key')
          .where('unit_id', '=', sql.ref<string>('vehicle_units.id'))
          .orderBy('unit_stops.position'),
      ).as('stops'),
      jsonArrayFrom(
        ridersOfUnit(entries).select([
          'order_entries.id',
          'unit_parts.head_count',
          ...keptPlaceColumns('pickup'),
          'pickup_time',
        ]),
      ).as('riders'),
    ])
    .where('vehicle_units.tour_date', '<=', endDate)
    .where('end_date', '>=', startDate)
    .orderBy('vehicle_units.tour_date')
    .orderBy('vehicle_units.id')
  return shape.has('operator')
    ? found.where('vehicle_units.id', 'in', (of) =>
        of.selectFrom('unit_crew').select('unit_id').where('operator_id', '=', operator),
      )
    : found
})

export type FeedUnit = ReturnType<ReturnType<typeof unitsInFeed>['read']>[number]

/** A unit that a person, or the office, no longer has. */
export type Leaving = ReturnType<ReturnType<typeof leavingsSince>['read']>[number]

/** The units that a person, or the office, no longer has. Callers skip those that came back. */
export const leavingsSince = compiledByShape(
  (db, { operator, since }: { operator: string; since: Date }, shape) => {
    const left = db
      .selectFrom('crew_leavings')
      .innerJoin('tours', 'tours.id', 'tour_id')
      .select(['unit_id', 'tour_id', 'tours.name as tour', 'tours.number as tour_number'])
      .select(['tour_date', 'end_date', 'crew_leavings.version', 'left_at'])
      .where('left_at', '>=', since)
      .orderBy('left_at')
      .orderBy('crew_leavings.id')
    return shape.has('operator')
      ? left.where('operator_id', '=', operator)
      : left.where('operator_id', 'is', null)
  },
)
