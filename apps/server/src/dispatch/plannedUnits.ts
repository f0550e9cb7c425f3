import type { Day } from '@tourdesk/domain/calendar'
import type { Gap } from '@tourdesk/domain/dispatch/gaps'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { isUnavailable } from '../fleet/isUnavailable.ts'
import { unitOnDays } from '../fleet/unitOnDays.ts'
import type { Builder } from '../kernel/compiled.ts'
import { answering, type Question } from '../kernel/question.ts'
import { everyOrder } from '../kernel/scope.ts'
import { type ScopedRows, scopedQuestion } from '../schema/orderTables.ts'
import { crewName, crewOfUnit } from './crewOfUnit.ts'
import { gapsOfRow } from './gapsOfRow.ts'
import { participantsOf, ridersOfUnit } from './riders.ts'

/** A vehicle unit and what it still lacks. */
export interface PlannedUnit {
  tour_id: string
  /** The day it leaves. */
  tour_date: Day
  end_date: Day
  people: number
  gaps: Gap[]
}

/**
 * The units out on one of the days of a range, with the number of people and what each lacks. Counts everyone
 * on a vehicle, whoever booked them.
 */
export function plannedUnits(days: { startDate: Day; endDate: Day }): Question<PlannedUnit[]> {
  return answering(outOn(everyOrder, days), (units) =>
    units.map((unit) => ({
      tour_id: unit.tour_id,
      tour_date: unit.tour_date,
      end_date: unit.end_date,
      people: participantsOf(unit),
      gaps: gapsOfRow(unit),
    })),
  )
}

const outOn = scopedQuestion((rows, days: { startDate: Day; endDate: Day }) =>
  selectUnits(rows).where(unitOnDays({ start: days.startDate, end: days.endDate })),
)

/** Only what the rules need, which is less than the board shows (see `unitsOn`). */
function selectUnits({ db, entries }: ScopedRows & { db: Builder }) {
  return db
    .selectFrom('vehicle_units')
    .leftJoin('cars', 'cars.id', 'car_id')
    .select([
      'vehicle_units.id',
      'tour_id',
      'tour_date',
      'vehicle_units.end_date',
      'vehicle_units.car_id',
      'cars.plate_id',
      'cars.seats as car_seats',
      'vehicle_units.car_supplier_id',
      'external_seats',
    ])
    .select([
      isUnavailable('vehicle_units.car_id').as('is_car_unavailable'),
      jsonArrayFrom(
        crewOfUnit(db).select([
          'operators.id',
          crewName.as('name'),
          'languages',
          'is_guide',
          'is_driver',
          isUnavailable('operators.id').as('is_unavailable'),
        ]),
      ).as('crew'),
      jsonArrayFrom(ridersOfUnit(entries).select(['unit_parts.head_count', 'language', 'tour_option'])).as(
        'entries',
      ),
    ])
}
