import type { Day } from '@tourdesk/domain/calendar'
import type { ReportFact } from '@tourdesk/domain/checks/dayFacts'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { ridersOfUnit } from '../../dispatch/riders.ts'
import { answering, type Question } from '../../kernel/question.ts'
import { everyOrder } from '../../kernel/scope.ts'
import { scopedQuestion } from '../../schema/orderTables.ts'
import { reportedBy } from './reportedBy.ts'

/** An incident of a day, or its undo. */
export type ReportOfDay = ReportFact & { day: Day }

/**
 * The incidents of some days and their undos. An incident counts for the day it happened, within the days of its
 * vehicle: one from the evening before counts for the first day. If the vehicle is gone, it counts for the
 * day it happened.
 */
export function reportsOfDays(days: { startDate: Day; endDate: Day }): Question<ReportOfDay[]> {
  return answering(incidentsOf(everyOrder, days), (rows) => rows.flatMap(toReports))
}

const dayOfIncident = sql<Day>`(
  select case when vehicle_units.id is null then happened.day
    else greatest(vehicle_units.tour_date, least(vehicle_units.end_date, happened.day)) end
  from (select (boarding_events.at at time zone 'Asia/Jerusalem')::date as day) as happened
)`

const incidentsOf = scopedQuestion(
  ({ db, entries }, { startDate, endDate }: { startDate: Day; endDate: Day }) =>
    db
      .selectFrom('boarding_events')
      .leftJoin('vehicle_units', 'vehicle_units.id', 'boarding_events.unit_id')
      .leftJoin('tours', 'tours.id', 'vehicle_units.tour_id')
      .select(['boarding_events.id', 'note', 'at', 'operator_id', 'user_id', 'by_name'])
      .select([
        'vehicle_units.id as unit',
        'vehicle_units.tour_date',
        'tours.id as tour',
        'tours.name as tour_name',
      ])
      .select(dayOfIncident.as('day'))
      .select([
        ridersOfUnit(entries)
          .select(({ fn }) => fn.min('pickup_time').as('time'))
          .as('time'),
        jsonArrayFrom(
          entries()
            .innerJoin('orders', 'orders.id', 'order_entries.order_id')
            .select(['order_entries.id as _id', 'order_entries.order_id as orderId'])
            .select('order_number as orderNumber')
            .where('order_entries.id', '=', sql.ref<string>('boarding_events.entry_id')),
        ).as('entries'),
        jsonArrayFrom(
          db
            .selectFrom('boarding_events as undo')
            .select(['undo.id', 'undo.operator_id', 'undo.user_id'])
            .where('undo.kind', '=', 'undo')
            .where('undo.unit_id', '=', sql.ref<string>('boarding_events.unit_id'))
            .where('undo.undoes', '=', sql.ref<string>('boarding_events.id')),
        ).as('undos'),
      ])
      .where('boarding_events.kind', '=', 'incident')
      .where(dayOfIncident, '>=', startDate)
      .where(dayOfIncident, '<=', endDate),
)

type IncidentRow = ReturnType<ReturnType<typeof incidentsOf>['read']>[number]

function toReports(row: IncidentRow): ReportOfDay[] {
  const incident: ReportOfDay = {
    day: row.day,
    _id: row.id,
    kind: 'incident',
    undoes: null,
    by: reportedBy(row),
    name: row.by_name,
    text: row.note ?? '',
    at: new Date(row.at).toISOString(),
    tour: row.tour === null ? null : { _id: row.tour, name: row.tour_name ?? '' },
    tourDate: row.tour_date,
    tourCar: row.unit,
    time: row.time,
    entries: row.entries,
    operators: row.operator_id === null ? [] : [row.operator_id],
  }
  const undos = row.undos.map((undo) => ({
    ...incident,
    _id: undo.id,
    kind: 'undo',
    undoes: row.id,
    by: reportedBy(undo),
  }))
  return [incident, ...undos]
}
