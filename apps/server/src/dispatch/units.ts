import type { Day } from '@tourdesk/domain/calendar'
import { type InferResult, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { isUnavailable } from '../fleet/isUnavailable.ts'
import { unitOnDays } from '../fleet/unitOnDays.ts'
import type { Builder } from '../kernel/compiled.ts'
import type { Question } from '../kernel/question.ts'
import { everyOrder } from '../kernel/scope.ts'
import { type ScopedRows, scopedQuestion } from '../schema/orderTables.ts'
import { crewName, crewOfUnit } from './crewOfUnit.ts'
import { answersUntil } from './replies/answersUntil.ts'
import { lastReply } from './replies/lastReply.ts'
import { requestOfUnit } from './requestOfUnit.ts'
import { ridersOfUnit } from './riders.ts'

/** A vehicle unit with its vehicle, its crew in order and the entries it carries. */
export type StoredUnit = InferResult<ReturnType<typeof selectUnits>>[number]

/** Someone on a unit's crew: guide, driver or both. */
export type CrewMember = StoredUnit['crew'][number]

/** The units with these ids, by first day and age. Skips those that are gone. */
export function unitsOfIds(ids: string[]): Question<StoredUnit[]> {
  return byIds(everyOrder, { ids })
}

/** The units out on one of these days, by first day and age; for one tour if given. */
export function unitsOn(
  { startDate, endDate }: { startDate: Day; endDate: Day },
  tour?: string | undefined,
): Question<StoredUnit[]> {
  return byDays(everyOrder, { startDate, endDate, tour: tour ?? '' }, tour ? ['tour'] : [])
}

const byIds = scopedQuestion((rows, { ids }: { ids: string[] }) =>
  selectUnits(rows).where('vehicle_units.id', '=', sql<string>`any(${ids})`),
)

const byDays = scopedQuestion((rows, values: { startDate: Day; endDate: Day; tour: string }, shape) => {
  const units = selectUnits(rows).where(unitOnDays({ start: values.startDate, end: values.endDate }))
  return shape.has('tour') ? units.where('tour_id', '=', values.tour) : units
})

/** Planning sees everyone on a vehicle, whoever booked them. */
function selectUnits({ db, entries }: ScopedRows & { db: Builder }) {
  return db
    .selectFrom('vehicle_units')
    .innerJoin('tours', 'tours.id', 'vehicle_units.tour_id')
    .leftJoin('cars', 'cars.id', 'car_id')
    .leftJoin('car_suppliers', 'car_suppliers.id', 'car_supplier_id')
    .leftJoin('supplier_requests', requestOfUnit)
    .select([
      'vehicle_units.id',
      'tour_event_id',
      'tour_id',
      'tours.name as tour',
      'total_hour_duration as hours',
      'tour_date',
      'end_date',
      'car_id',
      'cars.plate_id',
      'cars.make',
      'cars.seats as car_seats',
      'vehicle_units.car_supplier_id',
      'car_suppliers.name as supplier',
      'external_seats',
      'supplier_requests.state as request_state',
      'vehicle_units.version',
      'vehicle_units.updated_at',
    ])
    .select([
      isUnavailable('vehicle_units.car_id').as('is_car_unavailable'),
      jsonArrayFrom(
        crewOfUnit(db).select([
          'operators.id',
          crewName.as('name'),
          'operators.car_id',
          'languages',
          'license_types',
          'is_guide',
          'is_driver',
          isUnavailable('operators.id').as('is_unavailable'),
          lastReply.as('reply'),
          answersUntil.as('answers_until'),
        ]),
      ).as('crew'),
      jsonArrayFrom(
        ridersOfUnit(entries)
          .select([
            'order_entries.id',
            'order_id',
            'account_id',
            'unit_parts.participants',
            'unit_parts.head_count',
            'order_entries.group_type',
            'order_entries.language',
            'tour_option',
            'pickup_time',
          ])
          .orderBy('order_entries.id'),
      ).as('entries'),
    ])
    .orderBy('tour_date')
    .orderBy('vehicle_units.id')
}
