import { addDays, type Day } from '@tourdesk/domain/calendar'
import type { WorkFact } from '@tourdesk/domain/checks/dayFacts'
import { unitOnDays } from '../fleet/unitOnDays.ts'
import { answering, type Question } from '../kernel/question.ts'
import { everyOrder } from '../kernel/scope.ts'
import { scopedQuestion } from '../schema/orderTables.ts'
import { ridersOfUnit } from './riders.ts'

/** The work of all drivers from 6 days before a range to the day after, for their rest and their hours. */
export function workOfDrivers({
  startDate,
  endDate,
}: {
  startDate: Day
  endDate: Day
}): Question<WorkFact[]> {
  const days = { startDate: addDays(startDate, -6), endDate: addDays(endDate, 1) }
  return answering(drivenUnits(everyOrder, days), (rows) =>
    rows.map(({ operator_id, tour_date, end_date, time, total_hour_duration }) => ({
      driver: operator_id,
      tourDate: tour_date,
      endDate: end_date,
      time,
      hours: total_hour_duration,
    })),
  )
}

const drivenUnits = scopedQuestion(({ db, entries }, days: { startDate: Day; endDate: Day }) =>
  db
    .selectFrom('vehicle_units')
    .innerJoin('unit_crew', 'unit_crew.unit_id', 'vehicle_units.id')
    .innerJoin('tours', 'tours.id', 'vehicle_units.tour_id')
    .select(['operator_id', 'vehicle_units.tour_date', 'vehicle_units.end_date', 'total_hour_duration'])
    .select(
      ridersOfUnit(entries)
        .select(({ fn }) => fn.min('pickup_time').as('time'))
        .as('time'),
    )
    .where('is_driver', '=', true)
    .where(unitOnDays({ start: days.startDate, end: days.endDate })),
)
