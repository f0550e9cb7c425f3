import type { Day } from '@tourdesk/domain/calendar'
import { replyNow } from '@tourdesk/domain/crew/reply'
import type { Gap } from '@tourdesk/domain/dispatch/gaps'
import type { InferResult } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { isUnavailable } from '../fleet/isUnavailable.ts'
import { unitOnDays } from '../fleet/unitOnDays.ts'
import type { Builder } from '../kernel/compiled.ts'
import { answering, type Question } from '../kernel/question.ts'
import { everyOrder } from '../kernel/scope.ts'
import { type ScopedRows, scopedQuestion } from '../schema/orderTables.ts'
import { crewName, crewOfUnit } from './crewOfUnit.ts'
import { gapsOfRow } from './gapsOfRow.ts'
import { answersUntil } from './replies/answersUntil.ts'
import { assignmentOf, firstPickup } from './replies/assignmentOf.ts'
import { lastReply } from './replies/lastReply.ts'
import { requestOfUnit } from './requestOfUnit.ts'
import { participantsOf, ridersOfUnit } from './riders.ts'

/** A vehicle unit and what it still lacks. */
export interface PlannedUnit {
  tour_id: string
  /** The day it leaves. */
  tour_date: Day
  end_date: Day
  people: number
  gaps: Gap[]
  /** The number of its crew who declined. */
  declined: number
  /** Its car supplier was asked and hasn't replied. */
  waitsForSupplier: boolean
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
      declined: declinedOf(unit),
      waitsForSupplier: unit.request_state === 'asked',
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
    .innerJoin('tours', 'tours.id', 'vehicle_units.tour_id')
    .leftJoin('cars', 'cars.id', 'car_id')
    .leftJoin('car_suppliers', 'car_suppliers.id', 'car_supplier_id')
    .leftJoin('supplier_requests', requestOfUnit)
    .select([
      'vehicle_units.id',
      'tour_id',
      'tours.name as tour',
      'tour_date',
      'vehicle_units.end_date',
      'vehicle_units.car_id',
      'cars.plate_id',
      'cars.seats as car_seats',
      'vehicle_units.car_supplier_id',
      'car_suppliers.name as supplier',
      'supplier_requests.state as request_state',
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
          lastReply.as('reply'),
          answersUntil.as('answers_until'),
        ]),
      ).as('crew'),
      jsonArrayFrom(
        ridersOfUnit(entries).select(['unit_parts.head_count', 'language', 'tour_option', 'pickup_time']),
      ).as('entries'),
    ])
}

/** Counts only refusals of the current assignment. */
function declinedOf(unit: UnitRow): number {
  const assignment = assignmentOf(unit, firstPickup(unit.entries))
  return unit.crew.filter(({ reply }) => replyNow(reply, assignment).state === 'declined').length
}

type UnitRow = InferResult<ReturnType<typeof selectUnits>>[number]
