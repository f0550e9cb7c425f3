import type { Day } from '@tourdesk/domain/calendar'
import type { Gap } from '@tourdesk/domain/dispatch/gaps'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Builder } from '../kernel/compiled.ts'
import { answering, type Question } from '../kernel/question.ts'
import { everyOrder } from '../kernel/scope.ts'
import { type ScopedRows, scopedQuestion } from '../schema/orderTables.ts'
import { crewOfUnit } from './crewOfUnit.ts'
import { gapsOfRow } from './gapsOfRow.ts'
import { participantsOf, ridersOfUnit } from './riders.ts'

/** A vehicle unit that leaves on a day, and what it still lacks. */
export interface PlannedUnit {
  tour: string
  date: Day
  people: number
  gaps: Gap[]
}

/** The units that leave on the days of a range, with who rides and what each lacks. Planning sees everyone on a vehicle. */
export function plannedUnits(days: { startDate: Day; endDate: Day }): Question<PlannedUnit[]> {
  return answering(leavingOn(everyOrder, days), (units) =>
    units.map((unit) => ({
      tour: unit.tour_id,
      date: unit.tour_date,
      people: participantsOf(unit),
      gaps: gapsOfRow(unit),
    })),
  )
}

const leavingOn = scopedQuestion((rows, days: { startDate: Day; endDate: Day }) =>
  selectUnits(rows).where('tour_date', '>=', days.startDate).where('tour_date', '<=', days.endDate),
)

/** What the rules need to know, which is less than the board shows (see `unitsOn`). */
function selectUnits({ db, entries }: ScopedRows & { db: Builder }) {
  return db
    .selectFrom('vehicle_units')
    .leftJoin('cars', 'cars.id', 'car_id')
    .select([
      'vehicle_units.id',
      'tour_id',
      'tour_date',
      'vehicle_units.car_id',
      'cars.seats as car_seats',
      'car_supplier_id',
      'external_seats',
    ])
    .select([
      jsonArrayFrom(crewOfUnit(db).select(['operators.id', 'languages', 'is_guide', 'is_driver'])).as('crew'),
      jsonArrayFrom(ridersOfUnit(entries).select(['unit_parts.head_count', 'language', 'tour_option'])).as(
        'entries',
      ),
    ])
}
